import type { ShownPhoto } from "#shared/fields/photo.ts";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { fullName } from "./fullName.ts";
import { photoAddresses } from "./photoAddresses.ts";

interface Props {
  readonly person: ShownPhoto & { readonly First: string; readonly Last: string };
  /** px wide. */
  readonly size: number;
}

export const Portrait = ({ person, size }: Props) => (
  <Avatar
    portrait
    size={size}
    first={person.First}
    last={person.Last}
    photo={photoAddresses(person)}
    alt={fullName(person)}
  />
);
