export const fullName = ({ First, Last }: { readonly First: string; readonly Last: string }): string =>
  `${First} ${Last}`;
