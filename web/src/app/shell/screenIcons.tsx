import { Drawing, type IconProps } from "#web/ui/icons.tsx";

// Apart, so that a visitor's first page does not load them.

export const PeopleIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="9" cy="8" r="3.5" />
    <path d="M2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.800a3.5 3.5 0 0 1 0 6.400M17.5 14.300c2.3.7 3.7 2.6 4 5.7" />
  </Drawing>
);

export const ProfileIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.5-4.3 3.5-6.5 7.5-6.5s7 2.2 7.5 6.500" />
  </Drawing>
);

export const InboxIcon = (props: IconProps) => (
  <Drawing {...props} path="M4 13.5 6.5 5h11l2.5 8.5V19H4zM4 13.5h5q.5 2.5 3 2.5t3-2.5h5" />
);

export const SearchIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.500 15.500 5 5" />
  </Drawing>
);

export const UpdateIcon = (props: IconProps) => (
  <Drawing {...props} path="M19.5 9.5A8 8 0 0 0 5.3 8M4.5 4v4.5H9M4.5 14.5A8 8 0 0 0 18.7 16M19.5 20v-4.5H15" />
);

export const PauseIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.5 9v6M14.5 9v6" />
  </Drawing>
);

export const BinIcon = (props: IconProps) => (
  <Drawing {...props} path="M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10.3 11v5.5M13.7 11v5.5" />
);

export const BadgeIcon = (props: IconProps) => (
  <Drawing {...props} path="M12 3 4.5 6v5.5c0 4.5 3 7.9 7.5 9.5 4.5-1.6 7.5-5 7.5-9.5V6z" />
);

export const StarBadgeIcon = (props: IconProps) => (
  <Drawing
    {...props}
    path="M12 3 4.5 6v5.5c0 4.5 3 7.9 7.5 9.5 4.5-1.6 7.5-5 7.5-9.5V6zM12 8.5l1 2.2 2.4.3-1.8 1.6.5 2.4-2.1-1.2-2.1 1.2.5-2.4-1.8-1.6 2.4-.3z"
  />
);

export const BuildingIcon = (props: IconProps) => (
  <Drawing {...props} path="M3.5 20.5h17M5 20.500V9l7-4.500L19 9v11.500M9 20.500V14.500h6v6M9.500 10.500h5" />
);

export const KeyIcon = (props: IconProps) => (
  <Drawing {...props}>
    <circle cx="8" cy="16" r="4.5" />
    <path d="M11.2 12.8 20 4M16 8l3 3M13.5 10.5l2 2" />
  </Drawing>
);

export const ListIcon = (props: IconProps) => (
  <Drawing {...props} path="M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.2 6.5h.1M4.2 12h.1M4.2 17.5h.1" />
);

export const MapIcon = (props: IconProps) => (
  <Drawing {...props} path="M3.5 6.500 9 4l6 2.500L20.500 4v13.500L15 20l-6-2.500L3.500 20zM9 4v13.500M15 6.500V20" />
);
