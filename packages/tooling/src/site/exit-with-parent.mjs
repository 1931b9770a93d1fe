/** Preloaded into every child of the site: when the parent is gone the IPC channel closes, and the child shuts down cleanly. */
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});
// The channel alone must not keep a finished process alive.
process.channel?.unref();
