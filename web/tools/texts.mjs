// What the sources of the page say, read by the parsers that build it: for tests/locale, which looks for keys of the catalogue.
//
//   node tools/texts.mjs           all sources below this folder
//   node tools/texts.mjs - x.svelte    one source from standard input, under that name
//
// It prints JSON: for each file its `texts` (strings as they stand), its `templates` (lists of the parts
// between which something is filled in), and `said`: the texts in the first argument of `t` and `has`.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "svelte/compiler";
import ts from "typescript";

const ROOT = join(import.meta.dirname, "..");
const SPEAKING = new Set(["t", "has"]);

class Found {
  texts = new Set();
  said = new Set();
  templates = [];
}

/** Note what a file of TypeScript says. */
function readScript(source, name, found) {
  const visit = (node, isSaid) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) note(node.text, isSaid, found);
    if (ts.isTemplateExpression(node)) {
      found.templates.push([node.head.text, ...node.templateSpans.map((span) => span.literal.text)]);
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && SPEAKING.has(node.expression.text)) {
      node.arguments.forEach((given, place) => visit(given, place === 0));
      return;
    }
    ts.forEachChild(node, (child) => visit(child, isSaid));
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, true), false);
}

/** Note what a component says, in its scripts and in its markup. */
function readComponent(source, found) {
  const visit = (node, isSaid) => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, isSaid);
      return;
    }
    if (node === null || typeof node !== "object") return;
    if (node.type === "Literal" && typeof node.value === "string") note(node.value, isSaid, found);
    if (node.type === "TemplateLiteral") noteTemplate(node.quasis.map((part) => part.value.cooked), isSaid, found);
    if (node.type === "Attribute" && Array.isArray(node.value)) noteAttribute(node.value, found);
    if (node.type === "CallExpression" && node.callee.type === "Identifier" && SPEAKING.has(node.callee.name)) {
      node.arguments.forEach((given, place) => visit(given, place === 0));
      return;
    }
    for (const [field, child] of Object.entries(node)) {
      if (field !== "css" && field !== "comments") visit(child, isSaid);
    }
  };
  visit(parse(source, { modern: true }), false);
}

function note(text, isSaid, found) {
  found.texts.add(text);
  if (isSaid) found.said.add(text);
}

function noteTemplate(parts, isSaid, found) {
  if (parts.length === 1) note(parts[0], isSaid, found);
  else found.templates.push(parts);
}

/** A plain attribute is a text. One with something filled in is none: such keys are written as templates. */
function noteAttribute(parts, found) {
  if (parts.length === 1 && parts[0].type === "Text") found.texts.add(parts[0].data);
}

function read(source, name) {
  const found = new Found();
  try {
    if (name.endsWith(".svelte")) readComponent(source, found);
    else readScript(source, name, found);
  } catch (fault) {
    throw new Error(`${name} cannot be read: ${fault.message}`, { cause: fault });
  }
  return { texts: [...found.texts], said: [...found.said], templates: found.templates };
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== "node_modules") yield* sources(path);
    if (entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !/\.(test|d)\.ts$/.test(entry.name)) yield path;
  }
}

const [, , from, name] = process.argv;
const files =
  from === "-"
    ? { [name]: read(readFileSync(0, "utf-8"), name) }
    : Object.fromEntries([...sources(ROOT)].map((path) => [relative(ROOT, path), read(readFileSync(path, "utf-8"), path)]));
console.log(JSON.stringify(files));
