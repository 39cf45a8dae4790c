// Written for these tests after the standard, in the forms that makers of alerts use. Times are around
// 2026-11-27T18:00Z.

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const cap = 'xmlns="urn:oasis:names:tc:emergency:cap:1.2"';

interface AlertParts {
  readonly status?: string;
  readonly msgType?: string;
  readonly references?: string;
  readonly expires?: string;
  readonly sent?: string;
}

/** Of one language. */
export const anAlert = (areas: string, told: AlertParts = {}): string => `${head}
<alert ${cap}>
  <identifier>test-1</identifier>
  <sender>warnings@county.example</sender>
  <sent>${told.sent ?? "2026-11-27T12:10:00-05:00"}</sent>
  <status>${told.status ?? "Actual"}</status>
  <msgType>${told.msgType ?? "Alert"}</msgType>
  <scope>Public</scope>
  ${told.references ? `<references>${told.references}</references>` : ""}
  <info>
    <category>Safety</category>
    <event>Evacuation</event>
    <urgency>Immediate</urgency>
    <severity>Severe</severity>
    <certainty>Observed</certainty>
    <expires>${told.expires ?? "2026-11-27T20:00:00-05:00"}</expires>
    ${areas}
  </info>
</alert>`;

export const inDetroit = "42.30,-83.10 42.30,-83.00 42.38,-83.00 42.38,-83.10 42.30,-83.10";
export const inFlint = "43.00,-83.75 43.00,-83.65 43.06,-83.65 43.06,-83.75 43.00,-83.75";

const areaOf = (...elements: string[]): string => `<area><areaDesc>Here</areaDesc>${elements.join("")}</area>`;
export const polygonOf = (corners: string): string => areaOf(`<polygon>${corners}</polygon>`);
export const circleOf = (circle: string): string => areaOf(`<circle>${circle}</circle>`);
export const codesOf = (...codes: (readonly [name: string, value: string])[]): string =>
  areaOf(...codes.map(([name, value]) => `<geocode><valueName>${name}</valueName><value>${value}</value></geocode>`));

/** By the shape of its maker. */
export const makersAlerts = {
  weatherWarning: `${head}
<alert ${cap}>
<identifier>urn:oid:2.49.0.1.840.0.0123</identifier><sender>w-nws.webmaster@noaa.gov</sender>
<sent>2026-11-27T12:31:00-05:00</sent><status>Actual</status><msgType>Alert</msgType><scope>Public</scope>
<code>IPAWSv1.0</code>
<info><language>en-US</language><category>Met</category><event>Tornado Warning</event>
<responseType>Shelter</responseType><urgency>Immediate</urgency><severity>Extreme</severity><certainty>Observed</certainty>
<eventCode><valueName>SAME</valueName><value>TOR</value></eventCode>
<effective>2026-11-27T12:31:00-05:00</effective><onset>2026-11-27T12:31:00-05:00</onset>
<expires>2026-11-27T13:15:00-05:00</expires><senderName>NWS Detroit/Pontiac MI</senderName>
<headline>Tornado Warning issued November 27 at 12:31PM EST until 1:15PM EST &amp; &quot;take cover&quot;</headline>
<parameter><valueName>VTEC</valueName><value>/O.NEW.KDTX.TO.W.0012.261127T1731Z-261127T1815Z/</value></parameter>
<area><areaDesc>Wayne, MI</areaDesc>
<polygon>42.19,-83.29 42.25,-83.10 42.33,-83.14 42.28,-83.33 42.19,-83.29</polygon>
<geocode><valueName>SAME</valueName><value>026163</value></geocode>
<geocode><valueName>UGC</valueName><value>MIC163</value></geocode></area></info></alert>`,
  weatherWatch: `${head}
<alert ${cap}>
<identifier>urn:oid:2.49.0.1.840.0.0456</identifier><sender>w-nws.webmaster@noaa.gov</sender>
<sent>2026-11-27T10:00:00-05:00</sent><status>Actual</status><msgType>Alert</msgType><scope>Public</scope>
<info><event>Winter Storm Watch</event><expires>2026-11-28T04:00:00-05:00</expires><senderName>NWS Detroit/Pontiac MI</senderName>
<area><areaDesc>Oakland; Macomb; Wayne</areaDesc>
<geocode><valueName>SAME</valueName><value>026125</value></geocode>
<geocode><valueName>SAME</valueName><value>026099</value></geocode>
<geocode><valueName>SAME</valueName><value>026163</value></geocode>
<geocode><valueName>UGC</valueName><value>MIZ069</value></geocode>
<geocode><valueName>UGC</valueName><value>MIZ070</value></geocode>
<geocode><valueName>UGC</valueName><value>MIZ076</value></geocode></area></info></alert>`,
  integratedSystem: `${head}
<ns2:alert xmlns:ns2="urn:oasis:names:tc:emergency:cap:1.2">
<ns2:identifier>CEM-26163-1</ns2:identifier><ns2:sender>cem@wayne.example</ns2:sender>
<ns2:sent>2026-11-27T17:20:00-00:00</ns2:sent><ns2:status>Actual</ns2:status><ns2:msgType>Alert</ns2:msgType>
<ns2:scope>Public</ns2:scope><ns2:code>IPAWSv1.0</ns2:code>
<ns2:info><ns2:language>en-US</ns2:language><ns2:category>Safety</ns2:category><ns2:event>Shelter in Place Warning</ns2:event>
<ns2:eventCode><ns2:valueName>SAME</ns2:valueName><ns2:value>SPW</ns2:value></ns2:eventCode>
<ns2:expires>2026-11-28T01:00:00-00:00</ns2:expires>
<ns2:area><ns2:areaDesc>South-west of Wayne County</ns2:areaDesc>
<ns2:geocode><ns2:valueName>SAME</ns2:valueName><ns2:value>726163</ns2:value></ns2:geocode></ns2:area></ns2:info></ns2:alert>`,
  twoLanguages: `${head}
<cap:alert xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2">
<cap:identifier>ca-1</cap:identifier><cap:sender>cap@agency.example</cap:sender><cap:sent>2026-11-27T12:00:00-05:00</cap:sent>
<cap:status>Actual</cap:status><cap:msgType>Alert</cap:msgType><cap:scope>Public</cap:scope>
<cap:code>profile:CAP-CP:0.4</cap:code>
<cap:info><cap:language>en-CA</cap:language><cap:event>air quality</cap:event><cap:headline>air quality warning in effect</cap:headline>
<cap:area><cap:areaDesc>Windsor side</cap:areaDesc><cap:polygon>${inDetroit}</cap:polygon>
<cap:geocode><cap:valueName>profile:CAP-CP:Location:0.3</cap:valueName><cap:value>3537</cap:value></cap:geocode></cap:area></cap:info>
<cap:info><cap:language>fr-CA</cap:language><cap:event>qualité de l’air</cap:event>
<cap:area><cap:areaDesc>Côté de Windsor</cap:areaDesc><cap:polygon>${inDetroit}</cap:polygon></cap:area></cap:info></cap:alert>`,
  circleOnly: anAlert(circleOf("42.3314,-83.0458 3.5")),
  severalAreas: anAlert(polygonOf(inDetroit) + polygonOf(inFlint) + codesOf(["SAME", "026125"])),
  brokenLines: anAlert(
    polygonOf("\n  42.30,-83.10\n  42.30,-83.00\r\n 42.38,-83.00\n\t42.38,-83.10\n  42.30,-83.10\n"),
  ),
  update: anAlert(polygonOf(inDetroit), {
    msgType: "Update",
    references: "a@b.example,1,2026-11-27T10:00:00-05:00 a@b.example,2,2026-11-27T11:00:00-05:00",
  }),
  wholeState: anAlert(codesOf(["SAME", "026000"])),
  countyCodes: anAlert(codesOf(["UGC", "MIC049"], ["UGC", "OHC095"])),
  openRing: anAlert(polygonOf(inDetroit.split(" ").slice(0, 4).join(" "))),
  exercise: anAlert(polygonOf(inDetroit), { status: "Exercise" }),
} as const;

/** 6,208 corners were found in a real one. */
export const manyCorners = (count: number): string => {
  const corners = Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 2 * Math.PI;
    return `${(42.3 + 0.1 * Math.sin(turn)).toFixed(6)},${(-83.1 + 0.1 * Math.cos(turn)).toFixed(6)}`;
  });
  return [...corners, corners[0]].join(" ");
};
