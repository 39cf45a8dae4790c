// A changed text needs a new waiverVersion.

export const waiverSummary: readonly string[] = [
  "Your record helps crews prepare. It is no promise that they will come, or come sooner.",
  "In an emergency, always call 911.",
  "We share the record only with the police, fire and medical departments where the person lives.",
  "You keep the record true and up to date.",
];

export const waiverParagraphs: readonly (readonly [heading: string, text: string])[] = [
  [
    "What this service does",
    "Beforehand lets you tell your local responders who lives in your home and what they need. A department may read the record and copy it to its own dispatch system.",
  ],
  [
    "What it does not do",
    "It does not call for help. It does not make a department come, come faster, or act in a certain way. Crews decide on the spot. A department may not have read the record yet, or may not be able to use it.",
  ],
  [
    "What you tell us",
    "You say that what you enter is true as far as you know, and that you are allowed to give it to us. You change it when something changes. Wrong or old facts can put people at risk.",
  ],
  [
    "Who sees it",
    "We give the record, with its photo and health facts, to responder departments of the city where the person lives. They can list the home with others, by area and by need, when they plan or in an event. We do not sell it. You can take it back at any time. What a department copied before then stays under its own rules.",
  ],
  [
    "Health orders",
    "Ticking a box here is not a health order. For a Do Not Resuscitate order, the signed papers must be in the home and must follow state law.",
  ],
  [
    "What you give up",
    "To the extent the law allows, you will not hold Beforehand or the departments liable for harm that comes from using, not using or misreading this record. This does not cover harm that someone causes on purpose or by gross neglect.",
  ],
  [
    "The law that applies",
    "The law of the State of Michigan governs this waiver. A case about it is heard in the courts of Wayne County, Michigan. If a court strikes one part, the other parts stay.",
  ],
];
