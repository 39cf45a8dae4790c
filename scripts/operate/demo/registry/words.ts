import type { HouseholdFactName } from "#shared/model/householdFacts.ts";

// Usual names put together at random. Numbers are reserved for fiction, 555-0100 to 0199.

type Words = readonly [string, ...string[]];

export const firstNames: Readonly<Record<"F" | "M", Words>> = {
  F: [
    ...(["Aaliyah", "Amara", "Anh", "Aoife", "Beatriz", "Carmen", "Chloe", "Darlene", "Dolores"] as const),
    ...["Esther", "Fatima", "Gloria", "Hannah", "Ingrid", "Jasmine", "Keisha", "Latoya", "Lucía", "Mei"],
    ...["Naomi", "Noor", "Olga", "Patrice", "Priya", "Renée", "Ruth", "Shirley", "Soledad", "Tamika"],
    ...["Ursula", "Valentina", "Wanda", "Yasmin", "Zofia"],
  ],
  M: [
    ...(["Abdul", "Alejandro", "Amir", "Andre", "Bao", "Calvin", "Carlos", "Darnell", "Dmitri"] as const),
    ...["Earl", "Elias", "Ezekiel", "Farid", "Giovanni", "Harold", "Ibrahim", "Jamal", "Jesús", "Kwame"],
    ...["Leroy", "Liam", "Marcus", "Mateusz", "Mohammed", "Nathaniel", "Omar", "Otis", "Raj", "Sean"],
    ...["Terrence", "Tomás", "Victor", "Walter", "Yusuf"],
  ],
};

export const lastNames: Words = [
  ...(["Abdi", "Adeyemi", "Ahmed", "Baker", "Banks", "Bianchi", "Brooks", "Castillo", "Chang"] as const),
  ...["Coleman", "Da Silva", "Davis", "De la Cruz", "Delgado", "Dubois", "Edwards", "Fitzgerald", "Ford"],
  ...["García", "Grant", "Haddad", "Hassan", "Hughes", "Ito", "Jackson", "Johansson", "Kaminski", "Kaur"],
  ...["Kim", "Kowalczyk", "Lee", "Lewandowska-Rivera", "Mansour", "McAllister", "Mendoza", "Moore"],
  ...["Nguyễn", "Novak", "O'Brien", "Okonkwo", "Ortega", "Patel", "Popescu", "Quinn", "Ramírez", "Reed"],
  ...["Robinson", "Saleh", "Schmidt", "Singh", "St. James", "Tran", "Turner", "Vargas", "Washington"],
  ...["Weiss", "Williams", "Wójcik", "Xiong", "Young", "Zhang"],
];

export const personNotes: Words = [
  "Is afraid of sirens. Calms down with headphones.",
  "Uses oxygen at night. The tank stands beside the bed.",
  "Insulin is in the door of the refrigerator.",
  "Speaks Spanish. Understands some English.",
  "Speaks Arabic. A neighbor can translate.",
  "Does not like to be touched. Please explain each step first.",
  "Wanders at night. Wears a bracelet with our phone number.",
  "Allergic to latex and penicillin.",
  "Has a service dog called Biscuit. He must come along.",
  "Reads lips. Please look at her while you speak.",
  "Power chair weighs 300 pounds. The manual one is in the closet.",
  "Feeding pump: the manual is in the kitchen drawer.",
  "Seizures last two minutes. Call the family, do not hold him down.",
  "Hides in closets when there is smoke or noise.",
  "Needs two people and a slide sheet to be moved.",
];

export const homeWords: Readonly<Record<HouseholdFactName, Words>> = {
  Unit: ["3", "2B", "Lot 14", "Upper flat"],
  Floor: ["2", "3rd", "Basement"],
  Description: [
    "Ring twice, then wait. It takes a while.",
    "Side entrance on the driveway. The front door sticks.",
    "Second floor. The elevator is often out of order.",
    "Two friendly dogs in the yard.",
    "Ramp at the back door.",
    "Apartment at the end of the hall on the left.",
    "The house number is hidden by the tree.",
  ],
  Pets: ["Two friendly dogs", "A cat that hides under the bed", "A parrot in the kitchen"],
  ShutOffs: ["Gas: left of the basement stairs", "Power: in the garage", "Oxygen: beside the bed"],
  Entry: ["Key box at the gas meter: 2580", "Gate: 1470 and the bell"],
};

export const otherTexts: Words = [
  "The key is in the box beside the meter.",
  "Dialysis on Monday, Wednesday and Friday.",
  "A pacemaker since 2019.",
  "The code of the gate is with the office.",
];

export const areaCodes: Words = ["313", "248", "734", "947"];
