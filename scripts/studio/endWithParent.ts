/**
 * Loaded into a child before its own program: ends it when the process that started it is gone,
 * even one that was killed and could tell nobody.
 */
process.once('disconnect', () => process.exit());
// A program that has done its work ends as always.
process.channel?.unref();
