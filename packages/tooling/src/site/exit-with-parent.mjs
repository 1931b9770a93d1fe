/** Preloaded into every child of the site: when the parent is gone the channel closes, and the child stops in good order. */
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});
// The channel alone must not keep a finished process alive.
process.channel?.unref();
