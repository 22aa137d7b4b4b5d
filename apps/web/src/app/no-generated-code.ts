// The content security policy forbids creating functions from strings. zod would try it once, to run faster, and the
// browser would report it; this is zod's own switch, set before its code loads with the first form.
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };

export {};
