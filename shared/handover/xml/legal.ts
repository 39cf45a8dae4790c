// What XML 1.0 has no way to write, not even as an entity.
const illegal = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without characters that no XML document may hold. */
export const legal = (text: string): string => text.toWellFormed().replace(illegal, "");
