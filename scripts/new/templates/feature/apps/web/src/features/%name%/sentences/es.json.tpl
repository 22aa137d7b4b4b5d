{
  "app": {
    "place": {
      "%records%": "%Records words%",
      "%record%": "%Record words%"
    },
    "draft": {
      "form": {
        "%record%": "%Record words%"
      },
      "of": {
        "%record%": "%Record words%"
      }
    }
  },
  "messages": {
    "%record%": {
      "create": {
        "done": "Se ha creado",
        "failed": "No se ha podido crear. Inténtalo mas tarde."
      },
      "edit": {
        "done": "Se ha guardado",
        "failed": "No se ha podido guardar. Inténtalo mas tarde."
      },
      "delete": {
        "done": "Se ha eliminado",
        "failed": "No se ha podido eliminar. Inténtalo mas tarde."
      }
    }
  },
  "patients": {
    "timeline": {
      "kind": {
        "%RECORD%_ADDED": "%Record words%: {{title}}"
      }
    },
    "access": {
      "part": {
        "%name%": "%Records words%"
      }
    }
  },
  "patient-transfer": {
    "import": {
      "section": {
        "%records%_one": "{{formatted}} %record words%",
        "%records%_other": "{{formatted}} %records words%"
      }
    }
  }
}
