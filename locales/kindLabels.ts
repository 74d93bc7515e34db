/** The label of a kind in the catalogue group `ui`, such as memberSpouse. */
export const labelName = (subject: string, kind: string): string =>
  subject + kind.charAt(0).toUpperCase() + kind.slice(1);
