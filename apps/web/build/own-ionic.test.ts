import { expect, test } from 'vitest'
import { withoutStyle, withPlainBases } from './own-ionic.ts'

test('a class extends a constant instead of a property of React', () => {
  const ionic = "import React, { useRef } from 'react';\nclass IonTabs extends React.Component {}\n"
  expect(withPlainBases(ionic)).toBe(
    "import React, { useRef } from 'react';\n" +
      'const { Component: IonicBase, PureComponent: IonicPureBase } = React\n' +
      'class IonTabs extends IonicBase {}\n',
  )
})

test('an Ionic that is written in another way stops the build', () => {
  expect(() => withPlainBases("import { Component } from 'react';\nclass IonTabs extends Component {}\n")).toThrow(
    'Ionic no longer extends React.Component',
  )
})

test("the root element's own style is taken out", () => {
  expect(withoutStyle('class A{get el(){return this}static get style(){return"html.x ion-app{color:red}"}}')).toBe(
    'class A{get el(){return this}}',
  )
})

test('a root element that is written in another way stops the build', () => {
  expect(() => withoutStyle('class A{}')).toThrow("Ionic's root element no longer has a style of its own")
})

test('what only makes a component may be left out', () => {
  const ionic = "import React from 'react';\nclass A extends React.Component {}\nconst B = React.memo(A);\n"
  expect(withPlainBases(ionic)).toContain('const B = /* @__PURE__ */ React.memo(A);')
})
