import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { LargePhoto } from "./LargePhoto.tsx";
import { notLoaded, type RenewPhoto, usePhotoRenewal } from "./usePhotoRenewal.ts";

const width = 132;
const size = { width, height: width * 1.25, borderRadius: "12px" } as const;
const place = { ...size, justifySelf: "start", alignSelf: "start", overflow: "hidden", cursor: "zoom-in" };
// Larger text makes it grow, and is not cut off.
const trouble = {
  ...place,
  height: "auto",
  minHeight: size.height,
  p: 1,
  flexDirection: "column",
  rowGap: 1,
  cursor: "pointer",
  bgcolor: "soft.warning",
  border: "1px solid transparent",
};

interface Props {
  readonly entry: Entry;
  readonly onExpired: RenewPhoto;
  /** Loaded before all else; others as they come near. */
  readonly isFirst: boolean;
}

const loadingOf = (isFirst: boolean) =>
  isFirst ? ({ loading: "eager", fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);

/** A failed photo is requested again instead of enlarged. */
export function EntryPhoto({ entry, onExpired, isFirst }: Props) {
  const { First, Last, img } = entry;
  const photo = usePhotoRenewal(entry, onExpired);
  const { address } = photo;
  const [isLarge, setLarge] = useState(false);
  const name = fullName(entry);
  if (!img) return <Avatar portrait size={width} first={First} last={Last} alt={`${name}, without a photo`} />;
  // One button for both states keeps the focus through a retry.
  return (
    <>
      <ButtonBase
        {...(address
          ? { onClick: () => setLarge(true), "aria-label": `Enlarge the photo of ${name}` }
          : { onClick: photo.retry, "aria-busy": photo.pending, "aria-describedby": headingIdOf(entry) })}
        sx={address ? place : trouble}
      >
        {address ? (
          <Box
            component="img"
            {...loadingOf(isFirst)}
            src={address}
            alt=""
            width={size.width}
            height={size.height}
            decoding="async"
            onError={() => photo.onError(address)}
            sx={{ ...size, objectFit: "cover" }}
          />
        ) : photo.pending ? (
          <Typography variant="body2">Loading the photo</Typography>
        ) : (
          <Typography variant="body2">
            {notLoaded}.{" "}
            <Box component="u" sx={{ whiteSpace: "nowrap" }}>
              Try again
            </Box>
          </Typography>
        )}
      </ButtonBase>
      {isLarge && <LargePhoto name={name} img={img} photo={photo} onClosed={() => setLarge(false)} />}
    </>
  );
}
