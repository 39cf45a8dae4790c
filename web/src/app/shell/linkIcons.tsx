import { HomeIcon, icon, PinIcon } from "#web/ui/icons.tsx";

/** Apart: a visitor's first page does not load them. */
export const linkIcons = {
  badge: icon("M12 3 4.5 6v5.5c0 4.5 3 7.9 7.5 9.5 4.5-1.6 7.5-5 7.5-9.5V6z"),
  bin: icon("M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13.5h9l1-13.5M10.3 11v5.5M13.7 11v5.5"),
  building: icon("M3.5 20.5h17M5 20.500V9l7-4.500L19 9v11.500M9 20.500V14.500h6v6M9.500 10.500h5"),
  home: HomeIcon,
  inbox: icon("M4 13.5 6.5 5h11l2.5 8.5V19H4zM4 13.5h5q.5 2.5 3 2.5t3-2.5h5"),
  key: icon("M11.2 12.8 20 4M16 8l3 3M13.5 10.5l2 2", [8, 16, 4.5]),
  list: icon("M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.2 6.5h.1M4.2 12h.1M4.2 17.5h.1"),
  map: icon("M3.5 6.500 9 4l6 2.500L20.500 4v13.500L15 20l-6-2.500L3.500 20zM9 4v13.500M15 6.500V20"),
  pause: icon("M9.5 9v6M14.5 9v6", [12, 12, 9]),
  people: icon(
    "M2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.800a3.5 3.5 0 0 1 0 6.400M17.5 14.300c2.3.7 3.7 2.6 4 5.7",
    [9, 8, 3.5],
  ),
  pin: PinIcon,
  profile: icon("M4.5 20.5c.5-4.3 3.5-6.5 7.5-6.5s7 2.2 7.5 6.500", [12, 8, 4]),
  search: icon("m15.500 15.500 5 5", [10.5, 10.5, 6.5]),
  starBadge: icon(
    "M12 3 4.5 6v5.5c0 4.5 3 7.9 7.5 9.5 4.5-1.6 7.5-5 7.5-9.5V6zM12 8.5l1 2.2 2.4.3-1.8 1.6.5 2.4-2.1-1.2-2.1 1.2.5-2.4-1.8-1.6 2.4-.3z",
  ),
  update: icon("M19.5 9.5A8 8 0 0 0 5.3 8M4.5 4v4.5H9M4.5 14.5A8 8 0 0 0 18.7 16M19.5 20v-4.5H15"),
};
