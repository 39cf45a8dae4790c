import { HomeIcon, PinIcon } from "#web/ui/icons.tsx";
import {
  BadgeIcon,
  BinIcon,
  InboxIcon,
  KeyIcon,
  ListIcon,
  PauseIcon,
  PeopleIcon,
  ProfileIcon,
  StarBadgeIcon,
  UpdateIcon,
} from "./screenIcons.tsx";

/** The signs of the sidebar's links by the names that the table of screens uses: it is in every first load. */
export const linkIcons = {
  badge: BadgeIcon,
  bin: BinIcon,
  home: HomeIcon,
  inbox: InboxIcon,
  key: KeyIcon,
  list: ListIcon,
  pause: PauseIcon,
  people: PeopleIcon,
  pin: PinIcon,
  profile: ProfileIcon,
  starBadge: StarBadgeIcon,
  update: UpdateIcon,
} as const;
