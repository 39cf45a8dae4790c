import { describe, expect, test } from "vitest";
import { accepts, message } from "#shared/testing/accepts.ts";
import { enterHomeStreet, homeStreet, mailOnly, zip, zipOf } from "./address.ts";

describe("zip codes", () => {
  test.each(["48226", "48226-1234"])("%s is one", (text) => expect(accepts(zip, text)).toBe(text));
  test.each(["48226–1234", " 48226-1234", "48226\u200b-1234", "48226\u22121234"])("%j is read as 48226-1234", (text) =>
    expect(accepts(zip, text)).toBe("48226-1234"),
  );
  test.each(["", "\u200b", "4822", "482261", "48226-12", "abcde"])("%j is not", (text) => {
    expect(message(zip, text)).toBe("Please enter a valid Zip code");
  });
  test.each(["48226", " 48226-1234 "])("of %j the five digits are read", (text) => {
    expect(zipOf(text)).toBe("48226");
  });
  test.each(["", "4822", "482261", "48226 Detroit"])("in %j there is none to read", (text) => {
    expect(zipOf(text)).toBeUndefined();
  });
});

describe("the street of a home", () => {
  test.each([
    ...["PO Box 11890", "P.O. Box 11890", "p. o. box #11890", "POB 11890", "PO 11890", "P.O.Box11890"],
    ...["Post Office Box 12", "PO Drawer 12", "General Delivery", "general delivery, Detroit MI 48226"],
    ...["PMB 12", "PO Box 11890, Detroit MI 48226", "Apartado 12"],
  ])("%j is for mail, and is refused with the reason", (line) => {
    expect(message(homeStreet, line)).toBe(mailOnly);
  });
  test.each(["N/A", "n.a.", "-", "?", "same", "Same as above", "none", "Unknown", "..."])("%j is no street", (line) => {
    expect(message(homeStreet, line)).toBe(enterHomeStreet);
  });
  test.each([
    ...["12 Main St PO Box 5", "PO Box 5, 12 Main St", "RR 2 Box 18", "HC 1 Box 20", "PSC 3 Box 12", "CMR 4 Box 2"],
    ...["Unit 2050 Box 4190", "12 Post Office Rd", "9 Po Valley Rd", "8 Mile Rd", "小龙路 12号", "Samestreet"],
    ...["The blue house on Mill Lane", "12 Boxwood Ct", "Polk St 12", "12 General Delivery Rd"],
  ])("%j may be a home", (line) => expect(accepts(homeStreet, line)).toBe(line));
});
