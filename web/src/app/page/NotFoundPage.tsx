import Box from "@mui/material/Box";
import { Button } from "#web/ui/Button.tsx";
import { NotFoundPicture } from "#web/ui/illustrations/NotFoundPicture.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";

export function NotFoundPage({ home }: { readonly home: string }) {
  return (
    <>
      <PageTitle text="The address may have a typing mistake, or the page is not part of your account.">
        We could not find this page
      </PageTitle>
      <Box sx={{ maxWidth: 420, mb: 4, "& svg": { width: "100%", height: "auto" } }}>
        <NotFoundPicture />
      </Box>
      <Button variant="primary" to={home}>
        Go to the first page
      </Button>
    </>
  );
}
