import MuiAvatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import { initials } from "#shared/format/initials.ts";
import { fontWeight, radius } from "#web/ui/theme/tokens.ts";
import { useLoadFailures } from "./useLoadFailures.ts";

interface Props {
  readonly first: string;
  readonly last: string;
  /** The first that loads, or else the initials. */
  readonly photo?: readonly string[];
  /** Edge length in px. @default 48 */
  readonly size?: number;
  /** For screen readers; decoration without it. */
  readonly alt?: string;
  /** Rounded, 4:5. @default false */
  readonly portrait?: boolean;
}

const tones = ["primary", "warning", "success"] as const;
const toneOf = (name: string) => tones[[...name].reduce((sum, c) => sum + (c.codePointAt(0) ?? 0), 0) % 3];

export function Avatar({ first, last, photo = [], size = 48, alt, portrait = false }: Props) {
  const failures = useLoadFailures();
  const address = failures.firstLeft(photo);
  const tone = toneOf(`${first} ${last}`) ?? "primary";
  const box = { width: size, height: portrait ? size * 1.25 : size };
  return (
    <MuiAvatar
      // Named here: an image that fails to load disappears.
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
      sx={{
        ...box,
        borderRadius: portrait ? radius.photo : "50%",
        fontSize: Math.max(15, size * 0.36),
        fontWeight: fontWeight.label,
        bgcolor: `soft.${tone}`,
        color: tone === "primary" ? "text.primary" : `${tone}.main`,
      }}
    >
      {address ? (
        <Box
          component="img"
          loading="lazy"
          decoding="async"
          src={address}
          alt=""
          {...box}
          onError={() => failures.add(address)}
          sx={{ ...box, objectFit: "cover" }}
        />
      ) : (
        initials(first, last)
      )}
    </MuiAvatar>
  );
}
