// The socket of this page, and how its line stands, for components.
import { Socket, type Connection } from "./socket";

let connection = $state.raw<Connection>({ state: "connecting" });
let socket: Socket | null = null;

/** The one socket, opened when it is first needed. */
export function line(): Socket {
  if (socket === null) {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`;
    const made = (socket = new Socket(address));
    made.hear((now) => {
      connection = now;
    });
    addEventListener("online", () => made.network(true));
    addEventListener("offline", () => made.network(false));
    // A part of the page that a server in reach does not have is a part of an older page.
    addEventListener("vite:preloadError", () => {
      const isThere = made.connection.state === "live" || made.connection.state === "slow";
      if (navigator.onLine && isThere) made.outdated();
    });
  }
  return socket;
}

export function connectionNow(): Connection {
  return connection;
}
