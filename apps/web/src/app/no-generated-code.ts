// The content security policy forbids turning text into functions. zod would try it once, to run faster, and the
// browser would report it; this is its own switch, set before its code arrives with the first form.
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };

export {};
