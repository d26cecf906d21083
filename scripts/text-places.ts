// Finds texts that share their element with something else. When a browser translates a page, and with some extensions,
// each text node is replaced by a new element, but React still holds the old node: it updates text that is no longer on
// the page, and throws when it removes that node or inserts something before it. A text that is alone in its element is
// safe, since React then sets the element's text content.
import ts from 'typescript';

export interface SharedPlace {
  /** 'web/ui/Field.tsx:12' */
  readonly place: string;
  /** The text, or the expression that may be one. */
  readonly source: string;
  readonly instead: string;
}

const ALONE =
  'If nothing but text is in the element make it one template literal, otherwise put each text into a <span>';
const IN_FRAGMENT = 'A fragment is not an element: make it a <span> or a <p>';
const AT_ROOT = 'A component returns elements: put the text into one';
const UNKNOWN =
  'Elements only may have neighbours: give it the type Elements (web/ui/elements.ts), or put it into a <span>';

interface Declaration {
  readonly type?: ts.TypeNode | undefined;
  readonly value?: ts.Node | undefined;
}

type Declarations = Map<string, Declaration[]>;

/** @param sources of components and hooks by their path: what one takes from another is looked up there */
export function sharedPlaces(sources: Readonly<Record<string, string>>): SharedPlace[] {
  const files = Object.entries(sources).map(([path, source]) =>
    ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true),
  );
  const inFile = new Map(files.map((file) => [file, declarationsIn(file)]));
  const places: SharedPlace[] = [];

  const report = (node: ts.Node, instead: string) => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    const source = node.getText().replace(/\s+/g, ' ').trim();
    places.push({ place: `${file.fileName}:${line + 1}`, source, instead });
  };

  /** Whether it is elements or nothing, as far as its own file or an annotation says. */
  const isElements = (expression: ts.Node): boolean => {
    const node = withoutBrackets(expression);
    if (isJsx(node) || isNothing(node)) return true; // what is in an element is looked at by itself
    if (ts.isConditionalExpression(node)) {
      return isElements(node.whenTrue) && isElements(node.whenFalse);
    }
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      // The other side is shown only if it is 0 or NaN.
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return isElements(node.right);
      const isEither =
        kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken;
      return isEither && isElements(node.left) && isElements(node.right);
    }
    if (ts.isArrayLiteralExpression(node)) return node.elements.every(isElements);
    if (ts.isCallExpression(node)) return isElementsCall(node);
    return isDeclaredSo(node, 'value');
  };

  const isElementsCall = ({ expression, arguments: [first] }: ts.CallExpression): boolean => {
    const called = nameOf(expression) ?? '';
    if (called === 'createElement') return true;
    if (called === 'createPortal') return first !== undefined && isElements(first);
    if (isMapping(called)) return first !== undefined && returns(first).every(isElements);
    return isDeclaredSo(expression, 'result');
  };

  /** Whether all that its file declares under this name is elements; if it declares nothing, what the others have
   *  as a property of this name. */
  const isDeclaredSo = (node: ts.Node, of: 'value' | 'result'): boolean => {
    const name = nameOf(node);
    if (name === undefined) return false;
    const own = inFile.get(node.getSourceFile())?.get(name);
    const declared = own ?? [...inFile.values()].flatMap((each) => each.get(`.${name}`) ?? []);
    return declared.length > 0 && declared.every((each) => isDeclarationSo(each, of));
  };

  const looking = new Set<Declaration>();
  const isDeclarationSo = (declaration: Declaration, of: 'value' | 'result'): boolean => {
    const { type, value } = declaration;
    if (looking.has(declaration)) return true; // it refers to itself, and the rest of it decides
    looking.add(declaration);
    const isSo = () => {
      if (type && of === 'value') return isElementsType(type);
      if (type) return ts.isFunctionTypeNode(type) && isElementsType(type.type);
      if (!value) return false;
      if (of === 'value') return isElements(value);
      const results = returns(value);
      return results.length > 0 ? results.every(isElements) : isDeclaredSo(value, of);
    };
    const answer = isSo();
    looking.delete(declaration);
    return answer;
  };

  const lookAtChildren = (node: ts.JsxElement | ts.JsxFragment, packages: Set<string>) => {
    const children = node.children.filter((each) => !isLayout(each));
    const isFragment = ts.isJsxFragment(node) || packages.has(firstName(node.openingElement));
    for (const child of children) {
      const expression = ts.isJsxExpression(child) ? child.expression : undefined;
      // No translation changes it.
      if (isSpace(child) && children.length > 1) continue;
      if (children.length === 1 && !isFragment) {
        if (expression && isListOfTexts(expression)) report(child, ALONE);
      } else if (ts.isJsxText(child) || (expression && isTextLiteral(expression))) {
        report(child, isFragment ? IN_FRAGMENT : ALONE);
      } else if (expression && !isElements(expression)) report(child, UNKNOWN);
    }
  };

  const isListOfTexts = (expression: ts.Expression) =>
    ts.isCallExpression(expression) &&
    isMapping(nameOf(expression.expression) ?? '') &&
    !isElements(expression);

  for (const file of files) {
    const packages = importedFromPackages(file);
    const visit = (node: ts.Node) => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) lookAtChildren(node, packages);
      for (const each of returnsOfComponent(node)) if (!isElements(each)) report(each, AT_ROOT);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return places;
}

/** What a file says of each name, and of each property under its name with a point before it. */
function declarationsIn(file: ts.SourceFile): Declarations {
  const names: Declarations = new Map();
  const add = (name: ts.Node | undefined, declaration: Declaration, isProperty = false) => {
    if (!name || !ts.isIdentifier(name)) return;
    for (const each of isProperty ? [name.text, `.${name.text}`] : [name.text]) {
      names.set(each, [...(names.get(each) ?? []), declaration]);
    }
  };
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node))
      add(node.name, { type: node.type, value: node.initializer });
    else if (ts.isParameter(node)) add(node.name, { type: node.type });
    else if (ts.isFunctionDeclaration(node)) add(node.name, { value: node });
    else if (ts.isPropertySignature(node)) add(node.name, { type: node.type }, true);
    else if (ts.isPropertyAssignment(node)) add(node.name, { value: node.initializer }, true);
    else if (ts.isShorthandPropertyAssignment(node)) add(node.name, { value: node.name }, true);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Components of packages may show what is in them without an element around it. */
function importedFromPackages(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  for (const node of file.statements) {
    if (!ts.isImportDeclaration(node) || node.moduleSpecifier.getText().startsWith("'.")) continue;
    const bindings = node.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings)) {
      for (const { name } of bindings.elements) names.add(name.text);
    }
  }
  return names;
}

/** 'Toast' of <Toast.Title> */
function firstName({ tagName }: ts.JsxOpeningElement): string {
  return tagName.getText().split('.')[0] ?? '';
}

function returnsOfComponent(node: ts.Node): ts.Expression[] {
  const isNamed = (name: ts.Node | undefined) => /^[A-Z].*[a-z]/.test(name?.getText() ?? '');
  if (ts.isFunctionDeclaration(node) && isNamed(node.name)) return returns(node);
  const isOne = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
  return isOne && isNamed(node.name) && node.initializer ? returns(node.initializer) : [];
}

/** What a function may return. */
function returns(node: ts.Node): ts.Expression[] {
  if (!ts.isArrowFunction(node) && !ts.isFunctionDeclaration(node)) return [];
  const { body } = node;
  if (!body) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (each: ts.Node) => {
    if (ts.isFunctionLike(each)) return;
    if (ts.isReturnStatement(each) && each.expression) found.push(each.expression);
    ts.forEachChild(each, visit);
  };
  visit(body);
  return found;
}

function withoutBrackets(node: ts.Node): ts.Node {
  const isWrapped =
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node);
  return isWrapped ? withoutBrackets(node.expression) : node;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : undefined;
}

function isElementsType(type: ts.TypeNode): boolean {
  if (ts.isUnionTypeNode(type)) return type.types.every(isElementsType);
  return /^(Elements|ReactElement|undefined|null|false)$/.test(type.getText());
}

function isMapping(method: string): boolean {
  return method === 'map' || method === 'flatMap';
}

function isJsx(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

function isNothing(node: ts.Node): boolean {
  return /^(undefined|null|false)$/.test(node.getText());
}

function isTextLiteral(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** Line breaks and indentation, and comments. */
function isLayout(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces;
  return ts.isJsxExpression(child) && !child.expression;
}

function isSpace(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() === '';
  const expression = ts.isJsxExpression(child) ? child.expression : undefined;
  return Boolean(expression && ts.isStringLiteral(expression) && expression.text.trim() === '');
}
