/** The outline of a person, where a photo will be. */
export function PersonIcon() {
  return (
    <svg width="72" height="72" viewBox="0 0 72 72" fill="currentColor" aria-hidden="true" focusable="false">
      <circle cx="36" cy="24" r="15" />
      <path d="M8 68a28 24 0 0 1 56 0z" />
    </svg>
  );
}
