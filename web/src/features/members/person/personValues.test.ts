import { expect, test } from "vitest";
import type { Member } from "#shared/model/member.ts";
import { personRequest, person as stored } from "#shared/model/personShapes.ts";
import { wholePeople } from "#shared/testing/wholePeople.ts";
import { requestOf, valuesOf } from "./personValues.ts";

test("a form that is sent as it was opened says what is stored, for 200 people", () => {
  for (const { person } of wholePeople(200)) {
    const member = person as Member;
    const said = personRequest.parse(requestOf(valuesOf(member), person.img));
    const kept = Object.entries(said).filter(([, value]) => ![undefined, null, ""].includes(value as never));
    const given = kept.filter(([, value]) => !(Array.isArray(value) && value.length === 0));
    expect(stored.parse(Object.fromEntries(given))).toEqual(person);
  }
});
