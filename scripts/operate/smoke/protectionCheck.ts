import { type Check, need } from "./check.ts";

export const protectionCheck: Check = {
  name: "data refuses to be deleted",
  run: ({ protection }) => {
    if (protection !== undefined) need(protection === "yes", "is not so yet: deploy without protect=later");
    return Promise.resolve(protection);
  },
};
