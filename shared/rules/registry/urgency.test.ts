import { expect, test } from "vitest";
import { batteryOf, rankOf } from "./urgency.ts";

const rankWith = (What: string, Hours?: number) =>
  rankOf(batteryOf([{ Medical: {}, PowerEquipment: [{ What, ...(Hours === undefined ? {} : { Hours }) }] }]), []);

test.each(["Ventilator", "LVAD (heart pump)", "Home dialysis machine", "Concentrador de oxígeno", "Cough assist"])(
  "%s, which keeps someone alive, counts as empty where nobody said its hours",
  (What) => expect([rankWith(What), rankWith(What, 4)]).toEqual(["000", "004"]),
);

test("a pump that none of the listed devices may be counts as empty beside them; a listed one has its hours", () => {
  const withPump = (What: string) =>
    rankOf(batteryOf([{ Medical: { MedicalPumps: true }, PowerEquipment: [{ What, Hours: 8 }] }]), []);
  expect(["Power chair", "Feeding pump", "Ventilator"].map(withPump)).toEqual(["000", "008", "008"]);
});

test("a device of comfort without known hours comes after every known battery", () => {
  expect([rankWith("Air mattress", 72), rankWith("Air mattress")]).toEqual(["072", "P"]);
});
