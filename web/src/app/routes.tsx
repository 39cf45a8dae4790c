import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Role } from "#shared/model/role.ts";
import { HomeIcon, InboxIcon, PeopleIcon, PinIcon, ProfileIcon } from "#web/ui/icons.tsx";

/** An entry of the sidebar. */
interface SidebarLink {
  readonly label: string;
  readonly Icon: ComponentType<{ readonly size?: number }>;
  /** Carries a warning while the account has no primary location. */
  readonly warnsWithoutPrime?: boolean;
}

/** A screen: its path, who may open it, and its place in the sidebar if it has one. */
interface Screen {
  readonly path: string;
  readonly roles: readonly Role[];
  readonly Page: LazyExoticComponent<ComponentType>;
  readonly link?: SidebarLink;
}

function page<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }));
}

const resident: readonly Role[] = ["USER"];
const staff: readonly Role[] = ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN"];
const engineer: readonly Role[] = ["ENGINEER"];

const NewEntries = page("NewEntriesPage", () => import("#web/features/entries/NewEntriesPage.tsx"));
const Profile = page("ProfilePage", () => import("#web/features/account/ProfilePage.tsx"));
const newJackets = { label: "New Jackets", Icon: InboxIcon };

/** Every screen for signed-in people, in the order of the sidebar. */
export const screens: readonly Screen[] = [
  {
    path: "/Overview",
    roles: resident,
    Page: page("OverviewPage", () => import("#web/features/overview/OverviewPage.tsx")),
    link: { label: "Overview", Icon: HomeIcon },
  },
  {
    path: "/Members",
    roles: resident,
    Page: page("MemberListPage", () => import("#web/features/members/MemberListPage.tsx")),
    link: { label: "Family Members", Icon: PeopleIcon },
  },
  {
    path: "/Members/Add",
    roles: resident,
    Page: page("MemberWizardPage", () => import("#web/features/members/MemberWizardPage.tsx")),
  },
  {
    path: "/Members/Pay/:id",
    roles: resident,
    Page: page("MemberPayPage", () => import("#web/features/members/MemberPayPage.tsx")),
  },
  {
    path: "/Members/Edit/:id",
    roles: resident,
    Page: page("MemberEditPage", () => import("#web/features/members/MemberEditPage.tsx")),
  },
  {
    path: "/HouseHolds",
    roles: resident,
    Page: page("HouseholdListPage", () => import("#web/features/households/HouseholdListPage.tsx")),
    link: { label: "Locations", Icon: PinIcon, warnsWithoutPrime: true },
  },
  {
    path: "/HouseHolds/Add",
    roles: resident,
    Page: page("HouseholdAddPage", () => import("#web/features/households/HouseholdAddPage.tsx")),
  },
  {
    path: "/HouseHolds/Edit/:id",
    roles: resident,
    Page: page("HouseholdEditPage", () => import("#web/features/households/HouseholdEditPage.tsx")),
  },
  { path: "/Profile", roles: resident, Page: Profile, link: { label: "Profile", Icon: ProfileIcon } },
  { path: "/Accounts", roles: resident, Page: Profile },
  // The header's user menu leads there.
  { path: "/Profile", roles: [...staff, ...engineer], Page: Profile },
  { path: "/NewEntries", roles: staff, Page: NewEntries, link: newJackets },
  { path: "/FFRNewEntry", roles: engineer, Page: NewEntries, link: newJackets },
];

/** The screens that a role may open. */
export function screensFor(role: Role): readonly Screen[] {
  return screens.filter(({ roles }) => roles.includes(role));
}

/** Every screen for visitors. */
export const visitorScreens: readonly Omit<Screen, "roles" | "link">[] = [
  {
    path: "/Homepage",
    Page: page("LandingPage", () => import("#web/features/landing/LandingPage.tsx")),
  },
  { path: "/Login", Page: page("LoginPage", () => import("#web/features/account/LoginPage.tsx")) },
  { path: "/Register", Page: page("RegisterPage", () => import("#web/features/account/RegisterPage.tsx")) },
  { path: "/Recover", Page: page("RecoverPage", () => import("#web/features/account/RecoverPage.tsx")) },
  { path: "/Change", Page: page("ChangePage", () => import("#web/features/account/ChangePage.tsx")) },
];
