/** The other blocks are for carriers and devices. */
const blockNames = ["ProviderInfo", "SubscriberInfo", "Comment", "NENA-CallerInfo", "NENA-LocationInfo"] as const;
export type BlockName = (typeof blockNames)[number];

/** A block's media type without "application/" and "+xml". */
export const purposeOf = (name: BlockName): string => `EmergencyCallData.${name}`;

export const mediaTypeOf = (name: BlockName): string => `application/${purposeOf(name)}+xml`;

/** RFC 7852 names its own blocks; those of NENA-STA-012.2 have NENA's names. */
export const namespaceOf = (name: BlockName): string =>
  name.startsWith("NENA-")
    ? `urn:nena:xml:ns:EmergencyCallData:${name.slice("NENA-".length)}`
    : `urn:ietf:params:xml:ns:EmergencyCallData:${name}`;
