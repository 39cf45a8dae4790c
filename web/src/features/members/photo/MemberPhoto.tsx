import Box from "@mui/material/Box";
import type { Member } from "#shared/model/member.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { usePhotoAddress } from "./usePhotoAddress.ts";

const size = { width: 104, height: 130 };

export function MemberPhoto({ member }: { readonly member: Member }) {
  const { First, Last } = member;
  const { address, ...news } = usePhotoAddress(member);
  const alt = `Photo of ${fullName(member)}`;
  if (!address) return <Avatar first={First} last={Last} size={size.width} portrait alt={alt} />;
  return (
    <Box
      component="img"
      loading="lazy"
      src={address}
      alt={alt}
      {...size}
      {...news}
      decoding="async"
      sx={{ ...size, display: "block", objectFit: "cover", borderRadius: "12px", bgcolor: "soft.primary" }}
    />
  );
}
