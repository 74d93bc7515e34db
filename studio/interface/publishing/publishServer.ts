const named = process.env.SANITY_STUDIO_PUBLISH_SERVER_URL;

/** Origin of the publish server, from PUBLISH_SERVER_URL; without one nobody tells what became of a publish. */
export const PUBLISH_SERVER: string | undefined =
  named !== undefined && URL.canParse(named) ? named : undefined;
