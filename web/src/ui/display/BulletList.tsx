import Box from "@mui/material/Box";

/** What follows from something, a sentence each. */
export function BulletList({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.75 }}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  );
}
