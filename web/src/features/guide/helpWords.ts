export const firstSteps: readonly string[] = [
  "Look up your city on the first page. If it takes part, create an account. Tick there that its address is your home.",
  "Under Locations, add each home that is not there yet. Check the pins on the map: crews go there.",
  "Under Family Members, add each person: a photo, and what crews must know to help them.",
  "Pay for the person, unless your department pays. The site tells you which.",
  "Say at which homes the person lives. Your department can then read the record.",
];

/** One sentence a bullet. */
export const answers: readonly (readonly [question: string, items: readonly string[]])[] = [
  [
    "How far is my record?",
    [
      "The overview and Family Members say for each person what is done and what comes next.",
      "Waiting for review means that a department has not taken the record over yet.",
      "Received means that a department has put it into its own dispatch system.",
      "Where no department takes part, we keep the record until one joins. We then write to you.",
    ],
  ],
  [
    "Something has changed",
    [
      "Press Edit beside the person and save the change. The department gets it as an update.",
      "When a person moves, press Assign, remove the old home and add the new one.",
      "A door code or the place of a key belongs to the house hold, under Door and gate. It is shown only in an opened record.",
    ],
  ],
  [
    "A person or a home is gone",
    [
      "Press Edit beside the person, then delete. Departments that have the record are asked to take it out.",
      "A department's own copy is under its own rules.",
    ],
  ],
  [
    "I cannot sign in",
    [
      "Choose Forgot your password on the sign-in page. We mail you a link that works once, for 30 minutes.",
      "After several wrong passwords you have to wait a little before the next try.",
    ],
  ],
  [
    "Was it somebody else?",
    [
      "Your profile shows where you are signed in. You can sign out one device, or all of them.",
      "Your profile also shows on which days a department looked your records up, and why.",
    ],
  ],
];

export const staffAnswers: readonly string[] = [
  "New Jackets and Update Jackets hold the records that wait for your department, oldest first.",
  "Put a record into your dispatch system, then press Mark as Transfered. You can take it back for ten minutes.",
  "Registry lists every home with a record, the most urgent first, by area and by needs. Say first why you look.",
  "Families read when you looked a record up besides, and why. They do not read your name.",
  "Without your authenticator app, sign in with one of your recovery codes in place of its code.",
  "A record helps you prepare. What you find at the door goes before it.",
];
