// Looking for words in the rules: every word must stand in the rule, its number or the title of its section.
// A title that has them all brings its whole section.
import type { RuleSection } from "../../types/api";
import { fold, wordsOf } from "./text";

export interface Found {
  sections: RuleSection[];
  /** How many rules there are in them. */
  count: number;
  words: string[];
}

/** The rules in which all words of a query stand; all of them where there is no query. */
export function search(sections: readonly RuleSection[], query: string): Found {
  const words = wordsOf(query);
  const kept = words.length === 0 ? [...sections] : sections.map((section) => within(section, words)).filter((section) => section.rules.length > 0);
  return { sections: kept, count: kept.reduce((sum, section) => sum + section.rules.length, 0), words };
}

function within(section: RuleSection, words: readonly string[]): RuleSection {
  const title = fold(section.title);
  if (words.every((word) => title.includes(word))) return section;
  const rules = section.rules.filter((rule) => {
    const text = fold(`${rule.number} ${rule.text}`);
    return words.every((word) => text.includes(word) || title.includes(word)) && words.some((word) => text.includes(word));
  });
  return { ...section, rules };
}
