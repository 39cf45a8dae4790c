/** docs/decisions and docs/threats.md say how each is done. */
export const privacyParts: readonly (readonly [title: string, items: readonly string[]])[] = [
  [
    "What we keep",
    [
      "Of you: your name, email, phone number if you give one, and your addresses.",
      "Of each person you register: what you enter about them, such as a photo, birth date, body details and medical needs.",
      "If you wait for a department in your city without an account: your email address, encrypted, once you confirmed it.",
      "What you accepted and declared for them, and when.",
      "What you paid and when. Your card's number is with our payment provider, Stripe, and never with us.",
      "When you signed in, and the kind of device. There the network address is kept as a code that cannot be read back. Logs of photos that were fetched or sent have it for up to 90 days, and those of refused requests for up to a year.",
    ],
  ],
  [
    "Who reads it",
    [
      "The staff of the departments that serve the homes where a person lives: police, fire, medical crews and dispatchers.",
      "These departments can list your home with others, by area and by needs, when they plan or in an event.",
      "The people who run this registry, when they have to mend something.",
      "Whoever has a card for fridge and wallet that you printed: with its code they read what you chose for it.",
      "Nobody else, unless a court orders it. We sell nothing, and show no advertisements.",
      "What you write under Other, and under Door and gate, is shown to you and in an opened record only.",
      "A record at a home where no department takes part is read by no department.",
    ],
  ],
  [
    "How you see who read it",
    [
      "Departments read each record when it arrives or changes. Your list shows who received it.",
      "When staff look a record up besides, print it or export it, your profile shows the day, the department and the reason.",
      "It also shows each day on which a card for fridge and wallet was read by its code, or shown for printing.",
      "Under Family Members, press What crews see: it is the card that they read.",
      "Each reading by staff is written down with the account that did it. Nobody can change that quietly afterwards.",
    ],
  ],
  [
    "What you can do",
    [
      "See and change everything that you entered, at any time.",
      "Delete a person or a home. Departments that have the record are asked to take it out.",
      "Withdraw your consent for a person, under Family Members. Nothing new about them is then handed over.",
      "An adult whom somebody else registered gets a mail with a link, if there is an address, and can object there.",
      "Change your password, and end your sign-ins on other devices.",
    ],
  ],
  [
    "How long we keep it",
    [
      "Until you delete it.",
      "An email address that waits for a department: until we told you that one joined, until you take it off with the link in our mail, or for a year.",
      "A photo that you replaced, and the photo of a person you deleted, rest for 30 days and are then erased.",
      "What a department received and was asked to take out: 90 days after it did so.",
      "An account that is not used for 24 months, and pays for nobody, is erased. We write to you 60 and 14 days before.",
      "Copies for emergencies of our own hold what was erased for 35 days more. Erased photos rest for 30 days more, out of reach.",
      "What the departments' staff did is kept for years, with numbers instead of names.",
      "A copy in a department's own system is under its own rules.",
    ],
  ],
  [
    "How we protect it",
    [
      "Everything is encrypted where it is stored and on its way.",
      "A page that is left alone for 15 minutes is covered or signed out, unless you chose to be remembered.",
      "A staff account sees its own department's records. We ask for a reason when it looks one up.",
    ],
  ],
  [
    "Who works for us",
    [
      "Amazon Web Services stores the data, sends our mails and texts, finds addresses and draws maps.",
      "Stripe takes the payments.",
      "Your browser keeps one cookie for your sign-in, and your own name and address while you are signed in. Nothing follows you to other sites.",
    ],
  ],
];
