/** The page of a difficulty's announcement rules. */
export const rulesLink = (id: number) =>
  ({ to: '/admin/difficulties/$id/announcements', params: { id } }) as const;
