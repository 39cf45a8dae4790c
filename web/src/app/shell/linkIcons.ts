import { HomeIcon, PinIcon } from "#web/ui/icons.tsx";
import {
  BadgeIcon,
  BinIcon,
  BuildingIcon,
  InboxIcon,
  KeyIcon,
  ListIcon,
  PauseIcon,
  PeopleIcon,
  ProfileIcon,
  SearchIcon,
  StarBadgeIcon,
  UpdateIcon,
} from "./screenIcons.tsx";

/** Apart from the table of screens, which is in every first load. */
export const linkIcons = {
  badge: BadgeIcon,
  bin: BinIcon,
  building: BuildingIcon,
  home: HomeIcon,
  inbox: InboxIcon,
  key: KeyIcon,
  list: ListIcon,
  pause: PauseIcon,
  people: PeopleIcon,
  pin: PinIcon,
  profile: ProfileIcon,
  search: SearchIcon,
  starBadge: StarBadgeIcon,
  update: UpdateIcon,
} as const;
