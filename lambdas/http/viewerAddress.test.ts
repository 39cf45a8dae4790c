import { expect, test } from "vitest";
import { networkAround } from "./viewerAddress.ts";

test.each([
  ["203.0.113.7", "203.0.113"],
  ["203.0.113.250", "203.0.113"],
  ["203.0.114.7", "203.0.114"],
  // The /64 of an address.
  ["2001:db8:1:2", "2001:db8:1"],
  ["2001:db8:1:ffff", "2001:db8:1"],
  ["2001:db8:2:2", "2001:db8:2"],
])("%s is in the network %s", (address, network) => expect(networkAround(address)).toBe(network));
