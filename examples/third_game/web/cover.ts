// Fiera in the lobby.
import type { Cover } from "../contract";
import sign from "./art/sign.svg?url";

const SEATS = ["prato", "lucca", "pisa", "arezzo"];

const cover: Cover = {
  name: "fiera",
  sign,
  minutes: 15,
  seatNumber: (seat) => SEATS.indexOf(seat) + 1,
};

export default cover;
