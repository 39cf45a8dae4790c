import { expect, test } from "vitest";
import { addressKey } from "./addressKey.ts";

const keyOf = (Street: string, Zip = "48226") => addressKey({ Street, Zip });

// Each line is one address.
const spellings = [
  [
    "2 North Woodward Avenue, Apt. #4",
    "2 n. woodward ave unit 4",
    " 2 N Woodward Av  #4",
    "2 N Woodward Ave, Apartment 4",
  ],
  ["2 N Woodward Ave 4", "2 N WOODWARD AVE No. 4", "Apt 4, 2 N Woodward Ave", "Unit 4 2 North Woodward Avenue"],
  ["12 Saint Clair Street", "12 St. Clair St", "12 St.Clair Str.", "12 SAINT-CLAIR STREET", "12 st clair strt"],
  [
    "12 N Woodward Ave",
    "N Woodward Ave 12",
    "North Woodward Avenue, 12",
    "#12 N Woodward Ave",
    "No. 12 N Woodward Ave",
  ],
  ["1 Campus Martius", "One Campus Martius", "one campus-martius"],
  ["20400 W 8 Mile Rd", "20400 West Eight Mile Road", "20400 w. eight mile rd."],
  ["12 5th Ave", "12 Fifth Avenue", "12 FIFTH AV."],
  ["12 5th St NW", "12 Fifth Street Northwest", "12 5th St. N.W.", "12 5th St N W", "12 5th Street north-west"],
  ["12 NW 5th St", "12 Northwest Fifth St", "12 N.W. 5th Street", "12 N W 5th St"],
  ["842 E 1700 S", "842 East 1700 South", "842 e. 1700 s."],
  ["12-34 31st Ave", "12 - 34 31st Avenue", "12–34 31st Ave."],
  ["12 1/2 Main St", "12½ Main Street", "12 ½ Main St.", "12-1/2 Main St"],
  ["123A Main St", "123-A Main Street", "123a main st."],
  ["39.2 Miller Rd", "39.2 Miller Road"],
  ["N6W23001 Bluemound Rd", "n6w23001 Bluemound Road", "N6 W23001 Bluemound Rd"],
  ["G1075 N Ballenger Hwy", "G-1075 North Ballenger Highway"],
  ["12 Martin Luther King Jr Blvd", "12 Martin Luther King Jr. Boulevard", "12 martin luther king jr boul"],
  ["12 O'Brien Ct", "12 O’Brien Court", "12 OBrien Ct."],
  ["12 Cañon Dr", "12 Canon Drive", "12 CAÑON DRIV"],
  ["12 Main St Apt 4B", "12 Main St #4-B", "12 Main Street Unit 4 B", "12 Main St, # 4b", "12 Main St APT # 4B"],
  ["12 Main St Apt B", "12 Main Street, apartment b", "12 Main St Unit B", "12 Main St # B"],
  ["12 Main St Ste 200", "12 Main Street Suite 200", "12 Main St. Suite #200"],
  ["12 Main St Bldg 3 Apt 4", "12 Main St Apt 4 Bldg 3", "12 Main St Building 3 #4"],
  ["12 Main St 2nd Floor", "12 Main St Fl 2", "12 Main Street Floor 2", "12 Main St, Second Floor"],
  ["12 Main St 3rd Floor #308", "12 Main Street, Floor 3, Apt 308", "Fl 3, 12 Main St Unit 308"],
  ["12 Main St Rear", "12 Main Street rear", "Rear, 12 Main St"],
  ["12 Main St Lower", "12 Main St Lower Flat", "Lower Flat, 12 Main St", "12 Main St Lowr Unit"],
  ["12 Main St Apt 4", "#4 - 12 Main St", "Apt. 4 – 12 Main Street"],
  ["12 Main St Bsmt", "12 Main St, Basement"],
  ["12 Main St Lot 7", "12 Main St Space 7", "12 Main St Trlr 7", "12 Main St #7"],
  ["PO Box 12", "P.O. Box 12", "Post Office Box 12", "P O Box 12", "p.o. box #12"],
  ["12 County Road 7", "12 Co Rd 7", "12 CR 7", "12 Co. Road 7", "12 CR-7"],
  ["12 US Highway 12", "12 US-12", "12 U.S. 12", "12 US Hwy 12"],
  ["12 State Rte 9", "12 State Route 9", "12 St Rt 9"],
  ["12 Interstate 94", "12 I-94", "12 I 94"],
  ["12 M-12", "12 M12", "12 m 12"],
  ["RR 2 Box 18", "Rural Route 2 Box 18", "R.R. 2, Box 18"],
  ["12 North Ave", "12 North Avenue"],
  ["12 North Ave W", "12 North Avenue West"],
  ["12 S East St", "12 South East Street"],
  ["12 Mount Hope Ave", "12 Mt. Hope Avenue", "12 MT HOPE AV"],
  ["12 Lake Shore Dr", "12 Lk Shore Drive"],
  ["12 Avenue B Apt 4", "12 Ave B #4"],
  ["12 Woodward Ave Apt 4", "Woodward Ave 12 Apt 4", "Woodward Avenue 12, #4"],
] as const;

test.each(spellings.map((line) => [line[0], line] as const))("%s has one key, however it is typed", (_, line) => {
  for (const typed of line) expect(keyOf(typed, "48226-1234"), typed).toBe(keyOf(line[0]));
});

// Each line is several addresses that look alike.
const different = [
  ["12 Main St Apt 4", "121 Main St Apt 4", "12 Main St Apt 5", "12 Main St", "12 Main Rd Apt 4", "1 2 Main St Apt 4"],
  ["12 Main St Apt 4", "12 Main St Ste 4", "12 Main St Rm 4", "12 Main St Fl 4", "12 Main St Bldg 4"],
  ["12 N St NW", "12 North St NW", "12 Northwest St", "12 St N"],
  ["12 E St", "12 East St", "12 E East St"],
  ["12 Avenue W", "12 W Ave", "12 West Ave"],
  ["12-34 Main St", "1234 Main St", "12 34 Main St", "34 Main St Apt 12"],
  ["39.2 Miller Rd", "392 Miller Rd"],
  ["12 1/2 Main St", "12 Main St", "121/2 Main St", "1212 Main St", "12 1/4 Main St"],
  ["12 Main St 3rd Floor #308", "12 Main St Fl 308", "12 Main St Apt 308"],
  ["812 Main St Lower", "812 Main St Upper", "812 Main St"],
  ["G1075 Main St", "1075 Main St"],
  ["8 Mile Rd", "8 8 Mile Rd"],
  ["123A Main St", "123 A St", "123 Main St Apt A", "123 Main St"],
  ["12 Park Road 4", "12 Park Rd Apt 4", "4 Park Rd", "12 Park Rd"],
  ["12 County Road 4", "4 County Rd", "12 County Rd", "12 County Rd Apt 4"],
  ["County Road 12", "12 County Rd"],
  ["Private Drive 12", "12 Private Dr"],
  ["Highway 12", "12 Highway"],
  ["12 Avenue 26", "26 Avenue 12", "12 Avenue Apt 26"],
  ["12 E Avenue 26", "12 East Ave Apt 26"],
  ["12 Express Ln", "12 Expressway Ln"],
  ["12 Park Ln", "12 Parks Ln"],
  ["1 Main Park", "1 Main Parks"],
  ["12 North West End Blvd", "12 NW End Blvd"],
  ["12 Space Dr", "12 Dr"],
  ["12 Stop 11 Rd", "12 Rd Stop 11"],
  ["12 Main St Apt 1 2", "12 Main St Apt 12"],
  ["PO Box 12", "12 Box"],
  ["Woodward Ave 12 Apt 4", "4 Woodward Ave Apt 12", "Woodward Ave Apt 12"],
  ["12 Front St", "12 St Front"],
] as const;

test.each(different.map((line) => [line.join(", "), line] as const))("these are different addresses: %s", (_, line) => {
  expect(new Set(line.map((typed) => keyOf(typed))).size).toBe(line.length);
});

test("another zip is another address; four more digits are the same", () => {
  expect(keyOf("12 Main St", "48227")).not.toBe(keyOf("12 Main St"));
  expect(keyOf("12 Main St", "48226-0001")).toBe(keyOf("12 Main St"));
});

test("a line that is no address keeps its words, in any script", () => {
  expect(keyOf("")).toBe("48226|||");
  expect(keyOf("小龙路 12号")).not.toBe(keyOf("小龙路 13号"));
  expect(keyOf("# 🦊")).not.toBe(keyOf("12 Main St"));
});

test("the parts of an address stand apart in its key", () => {
  expect(keyOf("2 North Woodward Avenue, Apt. #4")).toBe("48226|2|N WOODWARD AVE|UNIT 4");
});
