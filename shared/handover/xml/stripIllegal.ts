// XML 1.0 cannot write these, not even as entities.
const illegal = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const stripIllegal = (text: string): string => text.toWellFormed().replace(illegal, "");
