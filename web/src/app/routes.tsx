import { type ComponentType, lazy } from "react";
import type { Role } from "#shared/model/role.ts";
import { type LoadedPage, loadedPage } from "#web/app/page/loadedPage.tsx";
import type { SidebarLink } from "#web/app/shell/SidebarLinks.tsx";
import { LandingPage } from "#web/features/landing/LandingPage.tsx";

interface Screen {
  readonly path: string;
  readonly roles: readonly Role[];
  readonly Page: LoadedPage;
  readonly link?: Omit<SidebarLink, "path">;
}

const resident: readonly Role[] = ["USER"];
const staff: readonly Role[] = ["MOD", "MASTER MOD", "ADMIN", "MASTER ADMIN"];
const department: readonly Role[] = ["MOD", "MASTER MOD"];
const masterMod: readonly Role[] = ["MASTER MOD"];
const admins: readonly Role[] = ["ADMIN", "MASTER ADMIN"];
const masterAdmin: readonly Role[] = ["MASTER ADMIN"];
const engineer: readonly Role[] = ["ENGINEER"];

const ResidentOverview = loadedPage("ResidentOverview", () => import("#web/app/page/ResidentOverview.tsx"));
const MemberList = loadedPage("MemberListPage", () => import("#web/features/members/list/MemberListPage.tsx"));
const MemberWizard = loadedPage("MemberWizardPage", () => import("#web/features/members/wizard/MemberWizardPage.tsx"));
const PayTogether = loadedPage("PayTogetherPage", () => import("#web/features/members/together/PayTogetherPage.tsx"));
const MemberPay = loadedPage("MemberPayPage", () => import("#web/features/members/payment/MemberPayPage.tsx"));
const MemberEdit = loadedPage("MemberEditPage", () => import("#web/features/members/edit/MemberEditPage.tsx"));
const CrewView = loadedPage("CrewViewPage", () => import("#web/features/members/crews/CrewViewPage.tsx"));
const FamilyCards = loadedPage(
  "FamilyCardsPage",
  () => import("#web/features/members/emergencyCard/FamilyCardsPage.tsx"),
);
const FamilyConsents = loadedPage("ConsentPage", () => import("#web/features/members/consent/ConsentPage.tsx"));
const MemberCard = loadedPage("MemberCardPage", () => import("#web/features/members/emergencyCard/MemberCardPage.tsx"));
const HouseholdList = loadedPage(
  "HouseholdListPage",
  () => import("#web/features/households/list/HouseholdListPage.tsx"),
);
const HouseholdAdd = loadedPage("HouseholdAddPage", () => import("#web/features/households/add/HouseholdAddPage.tsx"));
const HouseholdEdit = loadedPage(
  "HouseholdEditPage",
  () => import("#web/features/households/edit/HouseholdEditPage.tsx"),
);
const Find = loadedPage("FindPage", () => import("#web/features/jackets/finding/FindPage.tsx"));
const Registry = loadedPage("RegistryPage", () => import("#web/features/registry/RegistryPage.tsx"));
const Departments = loadedPage("DepartmentsPage", () => import("#web/features/staff/DepartmentsPage.tsx"));
const UserList = loadedPage("UserListPage", () => import("#web/features/staff/UserListPage.tsx"));
const MasterModeratorList = loadedPage(
  "MasterModeratorListPage",
  () => import("#web/features/staff/MasterModeratorListPage.tsx"),
);
const Reports = loadedPage("ReportsPage", () => import("#web/features/staff/reports/ReportsPage.tsx"));
const AdminList = loadedPage("AdminListPage", () => import("#web/features/staff/AdminListPage.tsx"));
const Login = loadedPage("LoginPage", () => import("#web/features/accounts/login/LoginPage.tsx"));
const Register = loadedPage("RegisterPage", () => import("#web/features/accounts/register/RegisterPage.tsx"));
const Recover = loadedPage("RecoverPage", () => import("#web/features/accounts/password/RecoverPage.tsx"));
const NewPassword = loadedPage("NewPasswordPage", () => import("#web/features/accounts/password/NewPasswordPage.tsx"));
const StillRight = loadedPage("StillRightPage", () => import("#web/features/accounts/stillRight/StillRightPage.tsx"));
const Objection = loadedPage("ObjectionPage", () => import("#web/features/accounts/objection/ObjectionPage.tsx"));
const Waitlist = loadedPage("WaitlistPage", () => import("#web/features/accounts/waitlist/WaitlistPage.tsx"));
const EmergencyCard = loadedPage(
  "EmergencyCardPage",
  () => import("#web/features/emergencyCard/EmergencyCardPage.tsx"),
);
const NewEntries = loadedPage("NewEntriesPage", () => import("#web/features/jackets/NewEntriesPage.tsx"));
const Profile = loadedPage("ProfilePage", () => import("#web/features/accounts/profile/ProfilePage.tsx"));
const UpdatedEntries = loadedPage("UpdatedEntriesPage", () => import("#web/features/jackets/UpdatedEntriesPage.tsx"));
const Deactivated = loadedPage("DeactivatedAccountsPage", () => import("#web/features/staff/InactiveAccountsPage.tsx"));
const Deleted = loadedPage("DeletedAccountsPage", () => import("#web/features/staff/InactiveAccountsPage.tsx"));
const Moderators = loadedPage("ModeratorListPage", () => import("#web/features/staff/ModeratorListPage.tsx"));
const Audit = loadedPage("AuditPage", () => import("#web/features/staff/audit/AuditPage.tsx"));

/** An account's only screen until its required second step is set up. */
export const RequiredSecondFactor = loadedPage(
  "RequiredSecondFactorPage",
  () => import("#web/features/accounts/secondFactor/RequiredSecondFactorPage.tsx"),
);

const locations = { label: "Locations", icon: "pin", warnsWithoutPrime: true } as const;
const newJackets = { label: "New Jackets", icon: "inbox", counts: "NEW" } as const;
const registry = { label: "Registry", icon: "map" } as const;
const updateJackets = { label: "Update Jackets", icon: "update", counts: "UPDATED" } as const;
const deactivated = { label: "Deactivated Accounts", icon: "pause" } as const;
const deleted = { label: "Deleted Accounts", icon: "bin" } as const;
const audit = { label: "Audit", icon: "list" } as const;
const moderators = { label: "Moderators", icon: "badge" } as const;
const masterModerators = { label: "Master Moderators", icon: "starBadge" } as const;

/** In the sidebar's order. */
export const screens: readonly Screen[] = [
  { path: "/Overview", roles: resident, Page: ResidentOverview, link: { label: "Overview", icon: "home" } },
  { path: "/Members", roles: resident, Page: MemberList, link: { label: "Family Members", icon: "people" } },
  { path: "/Members/Add", roles: resident, Page: MemberWizard },
  { path: "/Members/Pay", roles: resident, Page: PayTogether },
  { path: "/Members/Pay/:id", roles: resident, Page: MemberPay },
  { path: "/Members/Edit/:id", roles: resident, Page: MemberEdit },
  { path: "/Members/Crews/:id", roles: resident, Page: CrewView },
  { path: "/Members/Cards", roles: resident, Page: FamilyCards },
  { path: "/Members/Consent", roles: resident, Page: FamilyConsents },
  { path: "/Members/Card/:id", roles: resident, Page: MemberCard },
  { path: "/HouseHolds", roles: resident, Page: HouseholdList, link: locations },
  { path: "/HouseHolds/Add", roles: resident, Page: HouseholdAdd },
  { path: "/HouseHolds/Edit/:id", roles: resident, Page: HouseholdEdit },
  { path: "/Profile", roles: resident, Page: Profile, link: { label: "Profile", icon: "profile" } },
  { path: "/Accounts", roles: resident, Page: Profile },
  // Reached by the header's user menu.
  { path: "/Profile", roles: [...staff, ...engineer], Page: Profile },
  { path: "/NewEntries", roles: staff, Page: NewEntries, link: newJackets },
  { path: "/Find", roles: staff, Page: Find, link: { label: "Find", icon: "search" } },
  { path: "/Registry", roles: staff, Page: Registry, link: registry },
  { path: "/UpdatedEntries", roles: staff, Page: UpdatedEntries, link: updateJackets },
  { path: "/DeactivatedAccounts", roles: department, Page: Deactivated, link: deactivated },
  { path: "/DeletedAccounts", roles: department, Page: Deleted, link: deleted },
  { path: "/ListMods", roles: masterMod, Page: Moderators, link: moderators },
  { path: "/Audit", roles: masterMod, Page: Audit, link: audit },
  { path: "/Departments", roles: admins, Page: Departments, link: { label: "Departments", icon: "building" } },
  { path: "/UserList", roles: admins, Page: UserList, link: { label: "Users", icon: "people" } },
  { path: "/ModeratorList", roles: admins, Page: Moderators, link: moderators },
  { path: "/MasterModeratorList", roles: admins, Page: MasterModeratorList, link: masterModerators },
  { path: "/Reports", roles: admins, Page: Reports, link: { label: "Reports", icon: "list" } },
  { path: "/ListAdmins", roles: masterAdmin, Page: AdminList, link: { label: "Admins", icon: "key" } },
  { path: "/Audit", roles: masterAdmin, Page: Audit, link: audit },
  { path: "/FFRNewEntry", roles: engineer, Page: NewEntries, link: newJackets },
  { path: "/FFRUpdate", roles: engineer, Page: UpdatedEntries, link: updateJackets },
  { path: "/Registry", roles: engineer, Page: Registry, link: registry },
  { path: "/FFRDeactivated", roles: engineer, Page: Deactivated, link: deactivated },
  { path: "/FFRDelete", roles: engineer, Page: Deleted, link: deleted },
];

export function screensFor(role: Role): readonly Screen[] {
  return screens.filter(({ roles }) => roles.includes(role));
}

export interface VisitorScreen {
  readonly path: string;
  readonly Page: ComponentType | LoadedPage;
  /** A mailed link may be followed in a browser with a session. */
  readonly isShared?: true;
}

/** The landing page is not lazy: a page waiting for a part is not taken over as it is. */
export const visitorScreens: readonly VisitorScreen[] = [
  { path: "/Homepage", Page: LandingPage },
  { path: "/Login", Page: Login },
  { path: "/Register", Page: Register },
  { path: "/Recover", Page: Recover, isShared: true },
  { path: "/Change", Page: NewPassword, isShared: true },
  { path: "/StillRight", Page: StillRight, isShared: true },
  { path: "/Objection", Page: Objection, isShared: true },
  { path: "/Waitlist", Page: Waitlist, isShared: true },
];

export const sharedScreens = visitorScreens.filter(({ isShared }) => isShared);

/** In the frame of visitors or accounts. */
export const publicScreens: readonly Omit<Screen, "roles" | "link">[] = [
  { path: "/Help", Page: loadedPage("HelpPage", () => import("#web/features/guide/HelpPage.tsx")) },
  { path: "/Card", Page: EmergencyCard },
  { path: "/Privacy", Page: loadedPage("PrivacyPage", () => import("#web/features/guide/PrivacyPage.tsx")) },
];

export const VisitorFrame = lazy(async () => ({
  default: (await import("#web/features/accounts/AuthLayout.tsx")).AuthLayout,
}));
