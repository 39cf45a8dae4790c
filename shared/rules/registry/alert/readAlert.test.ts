import { expect, test } from "vitest";
import { anAlert, circleOf, codesOf, inDetroit, makersAlerts, manyCorners, polygonOf } from "#shared/testing/alerts.ts";
import { stateCodes } from "../stateNumbers.ts";
import { type AlertArea, readAlert } from "./readAlert.ts";
import zoneCounties from "./zoneCounties.json" with { type: "json" };
import { countiesOf } from "./zones.ts";

const now = Date.parse("2026-11-27T18:00:00Z");

function read(xml: string): AlertArea {
  const area = readAlert(xml, now);
  return typeof area === "string" ? expect.fail(area) : area;
}

const one = polygonOf(inDetroit);
const detroit = inDetroit.split(" ").map((pair) => pair.split(",").map(Number).reverse());

test.each<readonly [keyof typeof makersAlerts, Partial<Record<keyof AlertArea, unknown>>]>([
  ["weatherWarning", { rings: [expect.objectContaining({ length: 5 })], counties: [] }],
  ["weatherWatch", { rings: [], counties: ["26125", "26099", "26163"], unread: [] }],
  ["integratedSystem", { counties: ["26163"], parts: ["26163"] }],
  ["twoLanguages", { rings: [detroit], unread: [] }],
  ["circleOnly", { rings: [], circles: [{ Lat: 42.3314, Lng: -83.0458, Km: 3.5 }] }],
  ["severalAreas", { rings: [detroit, expect.objectContaining({ length: 5 })], counties: ["26125"] }],
  ["brokenLines", { rings: [detroit] }],
  ["update", { rings: [detroit] }],
  ["wholeState", { states: ["26"], counties: [] }],
  ["countyCodes", { counties: ["26049", "39095"] }],
  ["openRing", { rings: [detroit] }],
  ["exercise", { rings: [detroit] }],
])("the alert %s warns exactly its areas", (name, expected) => {
  expect(read(makersAlerts[name])).toMatchObject(expected);
});

test("a reader sees the event, the sender and the times of an alert, and its texts as they were meant", () => {
  expect(read(makersAlerts.weatherWarning).about).toEqual({
    Event: "Tornado Warning",
    Headline: 'Tornado Warning issued November 27 at 12:31PM EST until 1:15PM EST & "take cover"',
    Sender: "NWS Detroit/Pontiac MI",
    Sent: "2026-11-27T12:31:00-05:00",
    Expires: "2026-11-27T13:15:00-05:00",
    Where: "Wayne, MI",
    Warnings: [],
    Notes: [],
  });
  const double = anAlert(polygonOf(inDetroit)).replace(
    "Evacuation",
    "&amp;lt;b&amp;gt; &#176; &#0; &#xD800; &unknown;",
  );
  expect(read(double).about.Event).toBe("&lt;b&gt; ° &#0; &#xD800; &unknown;");
});

test.each([
  [{ status: "Exercise" }, "This is an exercise."],
  [{ status: "System" }, "This is a message between systems, not a warning of people."],
  [{ status: "Test" }, "This is a test."],
  [{ status: "Draft" }, "This is a draft."],
  [{ msgType: "Cancel" }, "This message cancels an alert."],
  [{ msgType: "Ack" }, "This message only acknowledges an alert."],
  [{ msgType: "Error" }, "This message rejects an alert."],
  [{ expires: "2026-11-27T12:59:00-05:00" }, "This alert went stale on Nov 27, 2026, 12:59 PM Eastern time."],
  [{ expires: "2026-11-27T17:59:00Z" }, "This alert went stale on Nov 27, 2026, 12:59 PM Eastern time."],
])("an alert with %j still has its area, and says first: %s", (told, sentence) => {
  const { about, rings } = read(anAlert(polygonOf(inDetroit), told));
  expect(about.Warnings).toEqual([sentence]);
  expect(rings).toEqual([detroit]);
});

test.each([
  ["an open ring", makersAlerts.openRing, "An area was not closed: its first corner was taken as its last."],
  ["an update", makersAlerts.update, "It replaces 2 earlier alerts."],
  ["a part of a county", makersAlerts.integratedSystem, "The alert names a part of a county: each is taken whole."],
  [
    "a circle without a radius",
    anAlert(polygonOf(inDetroit) + circleOf("42.3,-83 0")),
    "A circle without a radius was left out.",
  ],
])("of %s a note tells how it was read", (_what, xml, note) => {
  expect(read(xml).about.Notes).toEqual([note]);
});

test("what cannot be read beside other areas is named, and a circle without a radius leaves its area to its codes", () => {
  const xml = anAlert(
    codesOf(["SAME", "026163"], ["SAME", "073535"]) +
      codesOf(["UGC", "MIZ999"], ["CLC", "048130"]) +
      "<area><areaDesc>Old Town</areaDesc></area>",
  );
  const { counties, about } = read(xml);
  expect(counties).toEqual(["26163"]);
  expect(about.Warnings).toEqual([
    "These codes could not be read, so homes there may be missing: 073535, MIZ999, CLC 048130.",
    "These places have neither a shape nor a code, so homes there may be missing: Old Town.",
  ]);
  const pointed = `<area><areaDesc>P</areaDesc><circle>42.3,-83 0</circle><geocode><valueName>SAME</valueName><value>026163</value></geocode></area>`;
  expect(read(anAlert(pointed)).counties).toEqual(["26163"]);
});

test.each<readonly [string, readonly string[], readonly string[], readonly string[]]>([
  ["one county", ["MIZ076"], ["26163"], []],
  ["a part of a county", ["CAZ087"], ["06037"], ["06037"]],
  ["several counties", ["NMZ241"], ["35003", "35053"], ["35003", "35053"]],
  ["three states", ["WYZ001"], ["56029", "56039", "16043", "30031"], ["56029", "56039", "16043", "30031"]],
  ["a zone and its county", ["MIZ076", "MIC163"], ["26163"], []],
])("a zone of %s is taken as the counties that it reaches into", (_what, codes, counties, parts) => {
  const area = read(anAlert(codesOf(...codes.map((code) => ["UGC", code] as const))));
  expect(area.counties).toEqual(counties);
  expect(area.parts).toEqual(parts);
});

test("each zone has counties with numbers that are known", () => {
  const all = Object.entries(zoneCounties).flatMap(([state, zones]) =>
    zones.split(",").map((text) => countiesOf(state, text.slice(0, 3)) ?? expect.fail(text)),
  );
  expect(all.length).toBeGreaterThan(3_800);
  for (const counties of all) {
    expect(counties.length).toBeGreaterThan(0);
    for (const county of counties) expect(stateCodes().has(county.slice(0, 2)) && /^\d{5}$/.test(county)).toBe(true);
  }
});

test("an alert that was cut anywhere is refused: its last areas would be missing", () => {
  const xml = anAlert(one + circleOf("42.3,-83 5"));
  const cuts = Array.from({ length: xml.length - 1 }, (_, at) => xml.slice(0, at));
  expect(cuts.filter((cut) => typeof readAlert(cut, now) !== "string")).toEqual([]);
});

test("6,208 corners, prefixes and a mark of the byte order are read", () => {
  expect(read(`\uFEFF \n${anAlert(polygonOf(manyCorners(6_208)))}`).rings[0]).toHaveLength(6_209);
});

const nested = (levels: number) => `${"<a>".repeat(levels)}${"</a>".repeat(levels)}`;
const laughs = `<!DOCTYPE alert [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`;
const noCorner = "A corner in the alert is no latitude and longitude.";
const noPlace = "Please draw the area, or choose its county.";

test.each([
  ["nothing", "  \n ", "Please paste an alert, or choose its file."],
  ["5 MB", anAlert(one).replace("Evacuation", "x".repeat(5_000_000)), "An alert has at most 512 kB."],
  ["JSON", '{"type":"Feature"}', "This is not an alert in XML. Please take the alert as CAP."],
  [
    "entities",
    anAlert(one).replace("<alert", `${laughs}<alert`).replace("Evacuation", "&b;"),
    "The alert declares a document type or entities, which no CAP alert does. It was not read.",
  ],
  [
    "a type from outside",
    anAlert(one).replace("<alert", '<!doctype alert SYSTEM "file:///etc/passwd"><alert'),
    "The alert declares a document type or entities, which no CAP alert does. It was not read.",
  ],
  ["a missing end tag", anAlert(one).replace("</area>", ""), /^The alert is not whole: line \d+ cannot be read\.$/],
  ["two roots", `${anAlert(one)}<alert/>`, /^The alert is not whole/],
  ["deep nesting", anAlert(one + nested(5_000)), "The alert has more than 20 levels. No CAP alert has."],
  ["a reserved name", anAlert(`${one}<__proto__><status>Test</status></__proto__>`), /^The alert is not whole/],
  [
    "a feed",
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry/></feed>',
    "This is a list of alerts. Please take one of them alone.",
  ],
  ["a page", "<html><body/></html>", "This is no CAP alert: it begins with <html>."],
  ["CAP 1.1", anAlert(one).replace("cap:1.2", "cap:1.1"), "This is CAP 1.1. Please take the alert as CAP 1.2."],
  [
    "another namespace",
    anAlert(one).replace("urn:oasis", "urn:other:x"),
    "This is CAP 1.2. Please take the alert as CAP 1.2.",
  ],
  ["no namespace", anAlert(one).replace(/ xmlns="[^"]*"/, ""), "The alert does not say that it is CAP 1.2."],
  [
    "no status",
    anAlert(one).replace(/<status>.*<\/status>/, ""),
    "The alert does not say whether it is actual, an exercise or a test.",
  ],
  [
    "two statuses",
    anAlert(one, { status: "Test</status><status>Actual" }),
    "The alert does not say whether it is actual, an exercise or a test.",
  ],
  [
    "an unknown type",
    anAlert(one, { msgType: "Rumour" }),
    "The alert does not say whether it is new, an update or cancelled.",
  ],
  ["a time without offset", anAlert(one, { sent: "2026-11-27T12:00:00" }), "The alert does not say when it was sent."],
  ["no time at all", anAlert(one, { expires: "soon" }), "When the alert goes stale cannot be read."],
  ["no area", anAlert(""), `The alert has neither a shape nor a code of its area. ${noPlace}`],
  [
    "unknown zones alone",
    anAlert(codesOf(["UGC", "MIZ999"])),
    `The alert has no shape, and its codes could not be read: MIZ999. ${noPlace}`,
  ],
  [
    "the whole country",
    anAlert(codesOf(["SAME", "000000"])),
    `The alert has no shape, and its codes could not be read: 000000. ${noPlace}`,
  ],
  ["an empty polygon", anAlert(polygonOf("")), "An area of the alert is empty."],
  ["an element in a polygon", anAlert(polygonOf("<b>42,-83</b>")), "An area of the alert cannot be read."],
  ["two corners", anAlert(polygonOf("42,-83 43,-83 42,-83")), "An area of the alert has fewer than three corners."],
  [
    "swapped coordinates",
    anAlert(polygonOf("-83.1,42.3 -83,42.3 -83,42.4 -83.1,42.3")),
    "The alert's coordinates are swapped: CAP has the latitude first.",
  ],
  [
    "a swapped circle",
    anAlert(circleOf("-83.1,42.3 5")),
    "The alert's coordinates are swapped: CAP has the latitude first.",
  ],
  ["France", anAlert(polygonOf("48,2 49,2 49,3 48,2")), "The alert's area is outside the United States."],
  [
    "a lost minus",
    anAlert(polygonOf("42.3,-83.1 42.3,83 42.4,-83 42.3,-83.1")),
    "The alert's area is outside the United States.",
  ],
  [
    "a crossing",
    anAlert(polygonOf("42,-83 43,-82 43,-83 42,-82 42,-83")),
    "An area of the alert crosses itself. Please draw it, or choose its counties.",
  ],
  [
    "one crossing of two",
    anAlert(one + polygonOf("42,-83 43,-82 43,-83 42,-82 42,-83")),
    "An area of the alert crosses itself. Please draw it, or choose its counties.",
  ],
  [
    "180 degrees",
    anAlert(polygonOf("51,-179 52,179 53,178 51,-179")),
    "An area of the alert goes over the 180th meridian. Please choose its counties.",
  ],
  ["10,001 corners", anAlert(polygonOf(manyCorners(10_001))), "The alert's areas have more than 10,000 corners."],
  ["NaN", anAlert(polygonOf("NaN,NaN 42,-83 43,-83 NaN,NaN")), noCorner],
  ["1e2", anAlert(polygonOf("4e1,-83 42,-83 43,-82 4e1,-83")), noCorner],
  ["three numbers a corner", anAlert(polygonOf("42,-83,200 43,-83,200 43,-82,200 42,-83,200")), noCorner],
  ["numeric references", anAlert(polygonOf("42&#44;-83 43&#44;-83 43&#44;-82 42&#44;-83")), noCorner],
  ["a huge circle", anAlert(circleOf("42.3,-83 20000")), "A circle in the alert has a radius of more than 1,000 km."],
  [
    "a circle of no number",
    anAlert(circleOf("42.3,-83 near")),
    "A circle in the alert is no latitude, longitude and radius.",
  ],
  [
    "a circle of no radius alone",
    anAlert(circleOf("42.3,-83 0")),
    `The alert has neither a shape nor a code of its area. ${noPlace}`,
  ],
])("%s is refused with a sentence", (_what, xml, sentence) => {
  const begun = performance.now();
  expect(readAlert(xml, now)).toEqual(typeof sentence === "string" ? sentence : expect.stringMatching(sentence));
  expect(performance.now() - begun).toBeLessThan(2_000);
});
