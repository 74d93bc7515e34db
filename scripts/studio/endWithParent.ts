/** Preloaded into a child process: ends it when its parent process is gone, even if killed. */
process.once('disconnect', () => process.exit());
// The channel must not keep a finished program running.
process.channel?.unref();
