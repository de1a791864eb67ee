// Medici vs Strozzi in the lobby.
import type { Cover } from "../contract";
import large from "./art/lobby.webp?url";
import small from "./art/lobby-small.webp?url";
import lesson from "./art/sign-lesson.svg?url";
import sign from "./art/sign.svg?url";
import { seatNumber } from "./houses";

const cover: Cover = {
  name: "medici-vs-strozzi",
  sign,
  picture: { large, small, focus: "50% 45%" },
  minutes: 25,
  lesson: { sign: lesson },
  seatNumber,
};

export default cover;
