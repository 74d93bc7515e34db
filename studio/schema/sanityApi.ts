/**
 * The version of Sanity's API that the Studio and its rules use, as an option of their clients
 * (https://www.sanity.io/docs/content-lake/api-versioning).
 */
export const SANITY_API = { apiVersion: '2025-02-19' } as const;
