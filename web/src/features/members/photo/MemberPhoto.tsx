import Box from "@mui/material/Box";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { listMembers } from "#shared/contract/members.ts";
import type { ShownPhoto } from "#shared/fields/photo.ts";
import type { Member } from "#shared/model/member.ts";
import { callKey } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { photoAddresses } from "#web/entities/member/photoAddresses.ts";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { useLoadFailures } from "#web/ui/display/useLoadFailures.ts";
import { photoIdentity } from "./photoIdentity.ts";

/**
 * Addresses work for 15 minutes at least. Until shortly before, one is kept and not loaded again, although another
 * function signs another.
 */
const keptFor = 10 * 60_000;

/** Expired addresses in view request the list once. @param photo the last listed one */
function usePhotoAddress(photo: ShownPhoto) {
  const cache = useQueryClient();
  const kept = useRef({ photo, at: Date.now() });
  const failures = useLoadFailures();
  const hasAsked = useRef(false);
  const { img } = kept.current.photo;
  const isOther = photoIdentity(img) !== photoIdentity(photo.img);
  const isOld = failures.has(img) || Date.now() - kept.current.at > keptFor;
  if (isOther || isOld) kept.current = { photo, at: Date.now() };
  const address = failures.firstLeft(photoAddresses(kept.current.photo));
  const onError = () => {
    if (address) failures.add(address);
    if (address !== photo.img || hasAsked.current) return;
    hasAsked.current = true;
    // Others have expired, too: they share one request. The same addresses may load now.
    void cache.invalidateQueries({ queryKey: callKey(listMembers) }, { cancelRefetch: false }).then(failures.forget);
  };
  const onLoad = () => {
    hasAsked.current = false;
  };
  return { address, onError, onLoad };
}

const size = { width: 88, height: 110 };

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
