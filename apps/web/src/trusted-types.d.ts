/** The part of Trusted Types that is used here; browsers without it take plain text. */
interface TrustedTypeRules {
  createHTML?: (text: string) => string
  createScriptURL?: (text: string) => string | null
}

interface Window {
  trustedTypes?: { createPolicy(name: string, rules: TrustedTypeRules): { createHTML(text: string): TrustedHTML } }
}
