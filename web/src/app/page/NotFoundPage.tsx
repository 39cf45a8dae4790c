import Box from "@mui/material/Box";
import { DeadEnd } from "#web/ui/feedback/DeadEnd.tsx";
import { ink, Scene } from "#web/ui/illustrations/Scene.tsx";

function NotFoundPicture() {
  return (
    <Scene width={420} height={260}>
      <clipPath id="not-found-frame">
        <rect width="420" height="260" rx="24" />
      </clipPath>
      <g clipPath="url(#not-found-frame)">
        <rect width="420" height="260" fill={ink.sky} />
        <circle cx="330" cy="64" r="30" fill={ink.sun} />
        <path d="M0 184q100-34 210-20t210-10v106H0z" fill={ink.hill} />
        <path d="M0 214q120-22 220-12t200 4v54H0z" fill={ink.ground} />
        <path d="M208 208 128 260M208 208l80 52" stroke={ink.stone} strokeWidth="12" strokeLinecap="round" />
        <path d="M120 76h92v38h-92l-20-19z" fill={ink.paper} />
        <path d="M205 126h88l20 19-20 19h-88z" fill={ink.paper} />
        <path d="M130 95h52M230 145h50" stroke={ink.hill} strokeWidth="7" strokeLinecap="round" />
        <rect x="202" y="58" width="13" height="154" rx="6" fill={ink.deep} />
        <circle cx="208.5" cy="54" r="11" fill={ink.sun} />
      </g>
    </Scene>
  );
}

export function NotFoundPage({ home }: { readonly home: string }) {
  return (
    <DeadEnd
      title="We could not find this page"
      text="The address may have a typing mistake, or the page is not part of your account."
      action={{ label: "Go to the first page", to: home }}
    >
      <Box sx={{ maxWidth: 420, "& svg": { width: "100%", height: "auto" } }}>
        <NotFoundPicture />
      </Box>
    </DeadEnd>
  );
}
