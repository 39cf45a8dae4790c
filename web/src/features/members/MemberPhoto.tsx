import Box from "@mui/material/Box";
import { useRef, useState } from "react";
import type { Member } from "#shared/model/member.ts";
import { Avatar } from "#web/ui/Avatar.tsx";

const size = { width: 104, height: 130 };

const pathOf = (address: string) => URL.parse(address)?.pathname ?? address;

/** An address works for 15 minutes; until then the same photo keeps its address and is not loaded anew. */
const keptFor = 10 * 60_000;

function useSteadyAddress(img: string): string {
  const kept = useRef({ img, at: Date.now() });
  const isOther = pathOf(kept.current.img) !== pathOf(img);
  if (isOther || Date.now() - kept.current.at > keptFor) kept.current = { img, at: Date.now() };
  return kept.current.img;
}

/** A member's photo in a list, loaded when it comes into view; without one, the initials. */
export function MemberPhoto({ member: { First, Last, img } }: { readonly member: Member }) {
  const address = useSteadyAddress(img);
  const [broken, setBroken] = useState<string>();
  const alt = `Photo of ${First} ${Last}`;
  if (!address || broken === address)
    return <Avatar first={First} last={Last} size={size.width} portrait alt={alt} />;
  return (
    <Box
      component="img"
      src={address}
      alt={alt}
      {...size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(address)}
      sx={{ ...size, display: "block", objectFit: "cover", borderRadius: "12px", bgcolor: "soft.primary" }}
    />
  );
}
